import { parentPort, workerData } from 'node:worker_threads'

import { readRecording } from '@repo/recordings/read-recording'

import { stepBack } from './process/step-back.ts'

/** Reads one file, away from the thread that classes run on, and after it where both want the same core. */
stepBack()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(await readRecording(workerData as Uint8Array))
