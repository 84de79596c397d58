import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../api/src/main.ts')
const RECEIVER = join(import.meta.dirname, '../src/main.ts')

export interface Program {
  readonly pid: number
  /** Resolves with the first output that matches, also of the past. Rejects if the program ends first. */
  readonly says: (words: RegExp) => Promise<RegExpExecArray>
  readonly kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
}

const start = (main: string, environment: Readonly<Record<string, string>>): Program => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', end)
    return code as number | null
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
  })
  return {
    pid: child.pid ?? 0,
    says: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = words.exec(output)
          if (found !== null) resolve(found)
        }
        child.stdout.on('data', look)
        void ended.then((code) => reject(new Error(`ended with ${code}: ${output}`)))
        look()
      }),
    kill: (signal = 'SIGKILL') => {
      child.kill(signal)
      return ended
    },
  }
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The product with its demo center. */
export const startServer = async (folder: string, port: number): Promise<Program> => {
  const server = start(SERVER, { DATA_DIR: folder, PORT: String(port), DEMO: '1', LOG_LEVEL: 'error' })
  await server.says(/is running/)
  return server
}

export interface ReceiverOptions {
  readonly server: string
  readonly terminal: string
  /** Kept from start to start, as on a real device. */
  readonly folder: string
  readonly key?: string
  /** Address of the bus that BlueZ is on. */
  readonly bus?: string
}

export const startReceiver = ({ server, terminal, folder, key = '', bus = '' }: ReceiverOptions): Program => {
  const [state, memory] = [join(folder, 'state'), join(folder, 'memory')]
  for (const path of [state, memory]) mkdirSync(path, { recursive: true })
  return start(RECEIVER, {
    LATIDO_SERVER: server,
    LATIDO_KEY: key,
    LATIDO_TERMINALS: terminal,
    DBUS_SYSTEM_BUS_ADDRESS: bus,
    STATE_DIRECTORY: state,
    RUNTIME_DIRECTORY: memory,
    PORT: '0',
  })
}
