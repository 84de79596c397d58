import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ownPort } from './ports.ts'

/** A server for one journey, which may be killed and restarted on the same folder. */
export interface OwnServer {
  /** Its clock is ahead by `aheadMs`. Returns the printed greeting. */
  readonly start: (aheadMs?: number) => Promise<string>
  readonly kill: (signal?: 'SIGKILL') => Promise<void>
  readonly remove: () => Promise<void>
}

export const ownServer = (environment: Readonly<Record<string, string>>): OwnServer => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-own-server-'))
  let child: ChildProcess | null = null
  const kill = async (signal?: 'SIGKILL') => {
    if (child === null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    child = null
  }
  return {
    start: async (aheadMs = 0) => {
      child = spawn(process.execPath, [join(import.meta.dirname, 'server-by-clock.ts')], {
        env: { ...process.env, LOG_LEVEL: 'warn', ...environment, DATA_DIR: folder, CLOCK_AHEAD_MS: String(aheadMs) },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      for await (const chunk of child.stdout ?? []) {
        output += String(chunk)
        if (output.includes('Stop with')) break
      }
      return output
    },
    kill,
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A separate demo center, so that other journeys don't see its data. */
export const ownDemo = (): { readonly url: string; readonly server: OwnServer } => ({
  url: `http://localhost:${ownPort}`,
  server: ownServer({ PORT: String(ownPort), DEMO: '1' }),
})
