import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { bySize } from '@repo/test-size'
import { describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { lockDataDirectory } from './data-directory-lock.ts'

const ROUNDS = bySize({ small: 20, full: 400, night: 400 })

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-lock-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A process that takes the folder on command; `within` wraps it in another command. */
const startHolder = async (folder: string, within: readonly string[] = []) => {
  const script = join(import.meta.dirname, '../../testing/folder-holder.ts')
  const command = [...within, process.execPath, script, folder]
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] })
  atEnd(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => ((await lines.next()) as { value: string }).value
  const send = (word: 'take' | 'release'): Promise<string> => {
    child.stdin.write(`${word}\n`)
    return next()
  }
  expect(await next()).toBe('here')
  return { child, send }
}

const kill = async ({ child }: Awaited<ReturnType<typeof startHolder>>): Promise<void> => {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** Command for a separate PID namespace, as in a container. Null where that is not permitted. */
const ownNumbers = (): readonly string[] | null => {
  const command = ['unshare', '-r', '-p', '-f', '--kill-child', '--mount-proc']
  const [program = '', ...args] = command
  return spawnSync(program, [...args, 'true']).status === 0 ? command : null
}

describe('the lock of the data folder', () => {
  it(`goes to one of two servers that start at the same moment over the note of a dead one, ${ROUNDS} times`, async () => {
    const folder = newFolder()
    const holders = await Promise.all([startHolder(folder), startHolder(folder)])
    const outcomes = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      // the number of no process, or of an unrelated live one
      writeFileSync(join(folder, 'server.pid'), round % 2 === 0 ? '4194399 1' : String(process.pid))
      outcomes.add((await Promise.all(holders.map(({ send }) => send('take')))).toSorted().join())
      await Promise.all(holders.map(({ send }) => send('release')))
    }
    expect([...outcomes]).toEqual(['held,refused'])
  })

  it('is kept while its holder is stopped, and free once that is killed', async () => {
    const folder = newFolder()
    const holder = await startHolder(folder)
    expect(await holder.send('take')).toBe('held')
    holder.child.kill('SIGSTOP')
    await expect(lockDataDirectory(folder)).rejects.toThrow(
      `${folder} is in use by process ${holder.child.pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
    await kill(holder)
    const unlock = await lockDataDirectory(folder)
    unlock()
  })

  it.skipIf(process.platform !== 'linux')('is free when its holder is dead but not yet reaped', async () => {
    const folder = newFolder()
    // a shell that becomes a sleep never reaps its child
    const node = `'${process.execPath}' '${join(import.meta.dirname, '../../testing/folder-holder.ts')}' '${folder}'`
    const shell = spawn('sh', ['-c', `(echo take; exec sleep 60) | ${node} & echo $!; exec sleep 60`])
    atEnd(() => void shell.kill('SIGKILL'))
    let output = ''
    shell.stdout.on('data', (data: Buffer) => {
      output += data.toString()
    })
    await vi.waitFor(() => expect(output).toContain('held'), { timeout: 10_000 })
    const pid = Number(/^\d+$/m.exec(output)?.[0])
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /))
    // its other threads may end a moment after the first
    await vi.waitFor(async () => (await lockDataDirectory(folder))())
    expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /)
  })

  it.skipIf(process.platform !== 'linux')('is kept when its files were deleted by hand', async () => {
    const folder = newFolder()
    const holder = await startHolder(folder)
    expect(await holder.send('take')).toBe('held')
    for (const name of ['server.lock', 'server.pid']) rmSync(join(folder, name))
    await expect(lockDataDirectory(folder)).rejects.toThrow(`${folder} is in use by another process.`)
    await kill(holder)
    const unlock = await lockDataDirectory(folder)
    unlock()
  })

  it('is not copied with the folder', async () => {
    const folder = newFolder()
    const holder = await startHolder(folder)
    expect(await holder.send('take')).toBe('held')
    const copy = newFolder()
    cpSync(folder, copy, { recursive: true })
    const other = await startHolder(copy)
    expect(await other.send('take')).toBe('held')
    expect(await (await startHolder(folder)).send('take')).toBe('refused')
  })

  it.skipIf(ownNumbers() === null)(
    'is shared by processes that do not see each other, as in two containers',
    async () => {
      const folder = newFolder()
      const within = ownNumbers() ?? []
      const [first, second] = await Promise.all([startHolder(folder, within), startHolder(folder, within)])
      expect(await first.send('take')).toBe('held')
      // both have the same number in their own namespace
      expect(readFileSync(join(folder, 'server.pid'), 'utf8').trim()).toBe('1')
      expect(await second.send('take')).toBe('refused')
      expect(await first.send('release')).toBe('free')
      expect(await second.send('take')).toBe('held')
    },
  )
})
