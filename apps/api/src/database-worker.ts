import { parentPort, workerData } from 'node:worker_threads'

import { openPglite } from './database/pglite/open-pglite.ts'
import { createStatementRunner, isFatal } from './database/pglite/pglite-session.ts'
import {
  DISK_FAULT,
  OPENED,
  serializeError,
  type WorkerRequest,
  type WorkerResponse,
} from './database/pglite/worker-protocol.ts'

const say = (answer: WorkerResponse): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort?.postMessage(answer)
}

const client = await openPglite(workerData as string, (error) => {
  say({ id: DISK_FAULT, fault: serializeError(error) })
  process.exit(1)
})
const ask = createStatementRunner(client)

const answer = async ({ id, asked }: WorkerRequest): Promise<void> => {
  try {
    if (asked === null) await client.close()
    say({ id, results: asked === null ? null : await ask(asked) })
  } catch (error) {
    say({ id, fault: serializeError(error) })
    // a replacement thread replays the log
    if (isFatal(error)) process.exit(1)
  }
}

parentPort?.on('message', (call: WorkerRequest) => void answer(call))
say({ id: OPENED, results: null })
