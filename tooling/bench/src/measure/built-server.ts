import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { endsWithUs, nodeCommand, stopProcess } from './child-process.ts'

/** Same as the archive's launcher. */
const MEMORY = ['--max-semi-space-size=16', '--max-old-space-size=2000']
const MAIN = join(import.meta.dirname, '../../../../apps/api/dist/main.js')

interface Options {
  readonly dataDirectory: string
  readonly core?: number
  readonly preload?: readonly string[]
  /** Default: a free port. */
  readonly port?: number
  readonly databaseUrl?: string
  readonly settings?: Readonly<Record<string, string>>
  /** File descriptor for the log; default: inherited. */
  readonly logTo?: number
}

export interface BuiltServer {
  readonly origin: string
  readonly pid: number
  /** Resolves with the first line with this prefix; rejects if the server exits first. */
  readonly line: (beginning: string) => Promise<string>
  readonly signal: (signal: NodeJS.Signals) => void
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

export const startBuiltServer = async ({
  dataDirectory,
  core,
  preload = [],
  port = 0,
  databaseUrl,
  settings = {},
  logTo,
}: Options): Promise<BuiltServer> => {
  if (!existsSync(MAIN)) throw new Error('The server is not built. Run `pnpm build` first.')
  const [command, ...args] = nodeCommand([...MEMORY, ...preload.flatMap((file) => ['--import', file]), MAIN], core)
  const child = endsWithUs(
    spawn(command, args, {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDirectory,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        MALLOC_MMAP_THRESHOLD_: '131072',
        DEMO: '1',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...settings,
      },
      stdio: ['ignore', 'pipe', logTo ?? 'inherit'],
    }),
  )
  if (child.stdout === null) throw new Error('the server has no output')
  const output = createInterface({ input: child.stdout })
  const line = (beginning: string) =>
    new Promise<string>((resolve, reject) => {
      const stopped = (code: number | null) => reject(new Error(`the server stopped with ${code}`))
      const hear = (text: string) => {
        if (!text.trimStart().startsWith(beginning)) return
        output.off('line', hear)
        child.off('exit', stopped)
        resolve(text.trimStart().slice(beginning.length).trim())
      }
      child.once('exit', stopped)
      output.on('line', hear)
    })
  const origin = new URL(await line('Panel')).origin
  return {
    origin,
    pid: child.pid ?? 0,
    line,
    signal: (signal) => void child.kill(signal),
    stop: () => stopProcess(child),
    kill: () => stopProcess(child, 'SIGKILL'),
  }
}
