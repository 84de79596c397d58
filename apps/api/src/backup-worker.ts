import { parentPort, workerData } from 'node:worker_threads'

import { lowerThreadPriority } from './lib/thread-priority.ts'
import { backUpFolder, type FolderBackup } from './operations/backup/back-up-folder.ts'

/** Live classes take priority over backups. */
lowerThreadPriority()
await backUpFolder(workerData as FolderBackup)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage('done')
