import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Where images of rooms, centers and persons are kept. */
export interface ImageStore {
  /** Stores a webp image and returns its address on this server. */
  readonly put: (bytes: Buffer) => Promise<string>
  /** The bytes of an image by its address; null when there is none, or it is not ours. */
  readonly read: (url: string) => Promise<Buffer | null>
  /** Forgets an image by its address; unknown ones are ignored. */
  readonly remove: (url: string | null) => Promise<void>
  /** Forgets every image stored before a moment (Unix time in milliseconds) that none of these addresses names. */
  readonly sweep: (kept: ReadonlySet<string>, before: number) => Promise<number>
}

export const IMAGES_PREFIX = '/images/'

const isOrphan = async (folder: string, name: string, kept: ReadonlySet<string>, before: number): Promise<boolean> =>
  !kept.has(IMAGES_PREFIX + name) && (await stat(join(folder, name))).mtimeMs < before

/** Images as files in a folder. Names are ours, so that nothing of the upload reaches the disk's paths. */
export const folderImageStore = (folder: string): ImageStore => ({
  put: async (bytes) => {
    await mkdir(folder, { recursive: true })
    const name = `${randomUUID()}.webp`
    await writeFile(join(folder, `${name}.part`), bytes)
    await rename(join(folder, `${name}.part`), join(folder, name))
    return IMAGES_PREFIX + name
  },
  read: async (url) => {
    if (!url.startsWith(IMAGES_PREFIX)) return null
    try {
      return await readFile(join(folder, basename(url)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
  remove: async (url) => {
    if (url?.startsWith(IMAGES_PREFIX) === true) await rm(join(folder, basename(url)), { force: true })
  },
  sweep: async (kept, before) => {
    let swept = 0
    for (const name of await readdir(folder)) {
      if (!(await isOrphan(folder, name, kept, before))) continue
      await rm(join(folder, name), { force: true })
      swept += 1
    }
    return swept
  },
})
