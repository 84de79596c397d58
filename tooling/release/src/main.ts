import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { releaseOf } from './lay-out.ts'
import { pack } from './pack.ts'
import { tryArchive } from './try-archive.ts'

const root = resolve(import.meta.dirname, '../../..')
const MOST_MEGABYTES = 120

/** The commit's time makes the archive reproducible; now, outside a repository. */
const committedAt = (): Date => {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? new Date(Number(stdout) * 1000) : new Date()
}

const { values } = parseArgs({
  options: { into: { type: 'string', default: resolve(root, 'dist') }, try: { type: 'boolean', default: false } },
})
const { path, megabytes } = await pack(root, values.into, committedAt())
process.stdout.write(`${path}\n${megabytes.toFixed(1)} of ${MOST_MEGABYTES} MB\n`)
if (megabytes > MOST_MEGABYTES) throw new Error('the archive is too large')
if (values.try) await tryArchive(path, releaseOf(root).version)
