import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const WATCHDOG = join(import.meta.dirname, 'watchdog.ts')

const run = async (work: string): Promise<unknown> => {
  const code = `import { startWatchdog } from ${JSON.stringify(WATCHDOG)}; startWatchdog(1); ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' })
  const [status, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? status
}

it('a program whose event loop is stuck is ended', async () => {
  expect(await run('setTimeout(() => { for (;;); }, 100)')).toBe('SIGKILL')
})

it('a program that turns ends when it wants to', async () => {
  expect(await run('setTimeout(() => process.exit(3), 3000)')).toBe(3)
})
