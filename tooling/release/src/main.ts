import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { layOutReceiver, RECEIVER_CPUS, type ReceiverCpu, receiverName } from './lay-out-receiver.ts'
import { layOut, releaseOf } from './lay-out.ts'
import { pack, type Packed } from './pack.ts'
import { tryArchive } from './try-archive.ts'

const root = resolve(import.meta.dirname, '../../..')
const MOST_MEGABYTES = 120
const MOST_RECEIVER_MEGABYTES = 55

/** The commit's time makes the archive reproducible; now, outside a repository. */
const committedAt = (): Date => {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? new Date(Number(stdout) * 1000) : new Date()
}

const check = ({ path, megabytes }: Packed, most: number): string => {
  process.stdout.write(`${path}\n${megabytes.toFixed(1)} of ${most} MB\n`)
  if (megabytes > most) throw new Error('the archive is too large')
  return path
}

const { values } = parseArgs({
  options: { into: { type: 'string', default: resolve(root, 'dist') }, try: { type: 'boolean', default: false } },
})
const mtime = committedAt()
const release = releaseOf(root)

const packReceiver = async (cpu: ReceiverCpu): Promise<string> => {
  const archive = { name: receiverName(root, cpu), layOut: (folder: string) => layOutReceiver(root, folder, cpu) }
  return check(await pack(archive, values.into, mtime), MOST_RECEIVER_MEGABYTES)
}

const own = RECEIVER_CPUS.find((cpu) => release.platform === `linux-${cpu}`)
const server = { name: release.name, layOut: (folder: string) => layOut(root, folder, release) }
const path = check(await pack(server, values.into, mtime), MOST_MEGABYTES)
const receiver = own === undefined ? null : await packReceiver(own)
if (values.try) await tryArchive(path, release.version, receiver)
// fetches Node of the other CPU, which a check without internet can't
else for (const cpu of RECEIVER_CPUS) if (cpu !== own) await packReceiver(cpu)
