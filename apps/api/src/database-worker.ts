import { parentPort, workerData } from 'node:worker_threads'

import { openFolder } from './database/open-folder.ts'
import { asking, isTheEnd } from './database/prepared-client.ts'
import { type DatabaseCall, DISK_FAULT, faultOf, OPENED, type ThreadAnswer } from './database/thread-calls.ts'

const say = (answer: ThreadAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort?.postMessage(answer)
}

/** The embedded database, away from the thread that classes run on. */
const client = await openFolder(workerData as string, (error) => {
  say({ id: DISK_FAULT, fault: faultOf(error) })
  process.exit(1)
})
const ask = asking(client)

const answer = async ({ id, asked }: DatabaseCall): Promise<void> => {
  try {
    if (asked === null) await client.close()
    say({ id, results: asked === null ? null : await ask(asked) })
  } catch (error) {
    say({ id, fault: faultOf(error) })
    // opened again in another thread, the database reads its log
    if (isTheEnd(error)) process.exit(1)
  }
}

parentPort?.on('message', (call: DatabaseCall) => void answer(call))
say({ id: OPENED, results: null })
