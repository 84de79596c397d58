import { join } from 'node:path'

import { joinClass } from '@repo/api-client/participation/join-class'
import { centerClient } from '@repo/simulator/find-class'

import { FIRST_CODE, type Filled } from '../joins/messages.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { nextReport, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory } from '../measure/data-directory.ts'
import { openClasses, signIn } from '../measure/demo-center.ts'
import type { Moved, Waiting } from './messages.ts'

const fill = async (file: string, postgres: string, kind: (Filled | Moved)['kind']): Promise<void> => {
  const child = startProcess(join(import.meta.dirname, file), { args: [postgres] })
  await nextReport<Filled | Moved>(child, kind)
  await stopProcess(child)
}

/** Makes a data directory with running classes of so many people each, for a server that takes them up. */
export const makeWaitingClasses = async (data: string, sizes: readonly number[]): Promise<readonly Waiting[]> => {
  const postgres = join(data, 'postgres')
  await fillDataDirectory(data)
  await fill('../joins/fill-people.ts', postgres, 'filled')
  const server = await startBuiltServer({ dataDirectory: data })
  const anyone = await centerClient(server.origin)
  const open = await openClasses(await signIn(server.origin), sizes.length)
  const waiting: Waiting[] = []
  let person = FIRST_CODE
  for (const [index, { roomUuid, uuid, channel }] of open.entries()) {
    const tokens: string[] = []
    for (let count = 0; count < (sizes[index] ?? 0); count += 1) {
      const body = { sign_in_code: String(person), consent: true as const }
      tokens.push((await anyone.call(joinClass, { params: { room: roomUuid }, body })).token)
      person += 1
    }
    waiting.push({ uuid, channel, tokens })
  }
  await server.stop()
  await fill('move-back.ts', postgres, 'moved')
  return waiting
}
