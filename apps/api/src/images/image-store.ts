import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Where images of rooms, centers and persons are kept. */
export interface ImageStore {
  /** Stores a webp image and returns its address on this server. */
  readonly put: (bytes: Buffer) => Promise<string>
  /** Forgets an image by its address; unknown ones are ignored. */
  readonly remove: (url: string | null) => Promise<void>
}

export const IMAGES_PREFIX = '/images/'

/** Images as files in a folder. Names are ours, so that nothing of the upload reaches the disk's paths. */
export const folderImageStore = (folder: string): ImageStore => ({
  put: async (bytes) => {
    await mkdir(folder, { recursive: true })
    const name = `${randomUUID()}.webp`
    await writeFile(join(folder, `${name}.part`), bytes)
    await rename(join(folder, `${name}.part`), join(folder, name))
    return IMAGES_PREFIX + name
  },
  remove: async (url) => {
    if (url?.startsWith(IMAGES_PREFIX) === true) await rm(join(folder, basename(url)), { force: true })
  },
})
