import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

import { atEnd } from './at-end.ts'

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export interface ChildServer {
  readonly pid: number
  /** Rejects with the output if the server exits first. */
  readonly ready: Promise<void>
  readonly says: (words: string) => Promise<void>
  readonly output: () => string
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => void
}

/** Starts a server. `within` is a command to run it under; `main` is its program if not this version's. */
export const startChild = (
  environment: Readonly<Record<string, string>>,
  within: readonly string[] = [],
  main = join(import.meta.dirname, '../src/main.ts'),
): ChildServer => {
  const command = [...within, process.execPath, main]
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atEnd(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }))
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
  })
  const says = (words: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (output.includes(words)) resolve()
      }
      look()
      child.stdout.on('data', look)
      child.once('close', () => reject(new Error(errors)))
    })
  const ready = says('is running')
  // prevents an unhandled rejection in a caller that only waits for the end
  ready.catch(() => {})
  return { pid: child.pid ?? 0, ready, says, output: () => output, ended, kill: (signal) => void child.kill(signal) }
}
