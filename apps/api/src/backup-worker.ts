import { parentPort, workerData } from 'node:worker_threads'

import { backUpFolder, type FolderBackup } from './backup/back-up-folder.ts'

/** Writes one backup, away from the thread that classes run on. */
await backUpFolder(workerData as FolderBackup)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage('done')
