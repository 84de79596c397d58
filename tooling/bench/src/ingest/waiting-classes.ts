import { join } from 'node:path'

import { joinClass } from '@repo/api-client/participation/join-class'
import { centerClient } from '@repo/simulator/find-class'

import { startBuiltServer } from '../measure/built-server.ts'
import { nextReport, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory } from '../measure/data-directory.ts'
import { openClasses, signIn } from '../measure/demo-center.ts'
import { addPeople, FIRST_CODE } from '../measure/people.ts'
import type { Moved, Waiting } from './messages.ts'

const moveBack = async (data: string): Promise<void> => {
  const child = startProcess(join(import.meta.dirname, 'move-back.ts'), { args: [join(data, 'postgres')] })
  await nextReport<Moved>(child, 'moved')
  await stopProcess(child)
}

/** Makes a data directory with running classes of so many people each, for a server that takes them up. */
export const makeWaitingClasses = async (data: string, sizes: readonly number[]): Promise<readonly Waiting[]> => {
  await fillDataDirectory(data)
  await addPeople(
    data,
    sizes.reduce((sum, size) => sum + size, 0),
  )
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
  await moveBack(data)
  return waiting
}
