import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { create } from 'tar'

import { layOut, releaseOf } from './lay-out.ts'

export interface Packed {
  readonly path: string
  readonly megabytes: number
}

/** Deterministic for content and `mtime`. The server serves files by `mtime`, so each version needs another one. */
export const pack = async (root: string, into: string, mtime: Date): Promise<Packed> => {
  const release = releaseOf(root)
  mkdirSync(resolve(into), { recursive: true })
  // on the same disk, so that the finished archive is only renamed
  const work = mkdtempSync(join(resolve(into), 'packing-'))
  try {
    layOut(root, join(work, release.name), release)
    const made = join(work, 'archive.tar.gz')
    const names = readdirSync(work, { recursive: true, encoding: 'utf8' }).toSorted()
    await create({ cwd: work, file: made, gzip: true, portable: true, mtime, noDirRecurse: true }, names)
    const path = join(resolve(into), `${release.name}.tar.gz`)
    renameSync(made, path)
    return { path, megabytes: statSync(path).size / 1e6 }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
