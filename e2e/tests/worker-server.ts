import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serverPort, zoomPort } from './ports.ts'

const zoom = `http://127.0.0.1:${zoomPort}`
const STOPS_WITHIN_MS = 10_000

export interface WorkerServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Resolves after the greeting. */
export const startWorkerServer = async (): Promise<WorkerServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-e2e-'))
  const env = { ZOOM_API_URL: zoom, ZOOM_OAUTH_URL: zoom, ZOOM_SDK_URL: zoom }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../apps/api/dist/main.js')], {
    env: { ...process.env, ...env, PORT: String(serverPort), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  process.on('exit', () => void child.kill('SIGKILL'))
  const greeted = new Promise<void>((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('is running')) resolve()
    })
  })
  await Promise.race([
    greeted,
    ended.then(() => {
      throw new Error('the server ended before it was ready')
    }),
  ])
  return {
    url: `http://localhost:${serverPort}`,
    stop: async () => {
      const timer = setTimeout(() => void child.kill('SIGKILL'), STOPS_WITHIN_MS)
      child.kill('SIGTERM')
      await ended
      clearTimeout(timer)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
