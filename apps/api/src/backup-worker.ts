import { parentPort, workerData } from 'node:worker_threads'

import { lowerThreadPriority } from './lib/thread-priority.ts'
import { backUpFolder, type FolderBackup } from './operations/backup/back-up-folder.ts'

/** Writes one backup, away from the thread that classes run on, and after it where both want the same core. */
lowerThreadPriority()
await backUpFolder(workerData as FolderBackup)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage('done')
