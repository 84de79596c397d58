import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { create } from 'tar'

export interface Packed {
  readonly path: string
  readonly megabytes: number
}

interface Archive {
  /** Of the archive and the folder in it. */
  readonly name: string
  readonly layOut: (folder: string) => void
}

/** Deterministic for content and `mtime`. The server serves files by `mtime`, so each version needs another one. */
export const pack = async ({ name, layOut }: Archive, into: string, mtime: Date): Promise<Packed> => {
  mkdirSync(resolve(into), { recursive: true })
  // on the same disk, so that the finished archive is only renamed
  const work = mkdtempSync(join(resolve(into), 'packing-'))
  try {
    layOut(join(work, name))
    const made = join(work, 'archive.tar.gz')
    const names = readdirSync(work, { recursive: true, encoding: 'utf8' }).toSorted()
    await create({ cwd: work, file: made, gzip: true, portable: true, mtime, noDirRecurse: true }, names)
    const path = join(resolve(into), `${name}.tar.gz`)
    renameSync(made, path)
    return { path, megabytes: statSync(path).size / 1e6 }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
