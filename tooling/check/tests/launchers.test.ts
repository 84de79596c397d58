import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'pnpm launcher '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** `npx` dies of a SIGTERM without handing it on; seen by /proc, so nowhere else. */
describe.skipIf(!existsSync('/proc/self/stat'))('a tool whose launcher is gone', () => {
  it('ends as well', async () => {
    // a process with pnpm in its command line that starts the tool as `pnpm run` does, and hands nothing on
    const launcher = join(folder, 'pnpm.mjs')
    const launch = join(import.meta.dirname, '../launch.mjs')
    const start = [launch, 'check/tests/lasting-tool.ts']
    writeFileSync(
      launcher,
      `import { spawn } from 'node:child_process'
const child = spawn(process.execPath, ${JSON.stringify(start)}, { stdio: ['ignore', 'pipe', 'inherit'] })
child.stdout.on('data', () => process.stdout.write(child.pid + '\\n'))
`,
    )
    const npx = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
    const pid = await new Promise<number>((resolve) =>
      npx.stdout.once('data', (data: Buffer) => resolve(Number(data.toString()))),
    )
    expect(isThere(pid)).toBe(true)
    npx.kill('SIGKILL')
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 5000, interval: 50 })
  })
})
