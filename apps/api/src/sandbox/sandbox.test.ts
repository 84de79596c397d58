import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import type { FAULTY_JOBS } from '../../testing/hostile/faulty-jobs.ts'
import type { Log } from '../lib/log.ts'
import { Refusal } from '../lib/refusal.ts'
import { createSandbox, pauseAfter } from './sandbox.ts'

const SECRET = 'ULTRA-SECRET-CONTENT'

const faultySandbox = (limits: { readonly withinMs?: number; readonly idleMs?: number } = {}) => {
  const logged: string[] = []
  const log: Log = {
    info: () => {},
    warn: (event, facts) => logged.push(`${event} ${JSON.stringify(facts)}`),
    fault: (error) => logged.push(String(error)),
  }
  const child = new URL('../../testing/hostile/faulty-jobs.ts', import.meta.url)
  const sandbox = createSandbox<typeof FAULTY_JOBS>({ log, child, ...limits })
  atEnd(sandbox.close)
  return { ...sandbox, logged }
}

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'sandbox-'))
  atEnd(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('the sandbox', () => {
  it('answers from one child while that child is healthy', async () => {
    const { run, logged } = faultySandbox()
    const pids = [await run('pid', undefined), await run('pid', undefined)]
    await expect(run('throws', undefined)).resolves.toBeNull()
    pids.push(await run('pid', undefined))
    expect(new Set(pids).size).toBe(1)
    expect(pids[0]).not.toBe(process.pid)
    expect(logged).toEqual([])
  })

  it.each(['exits', 'crashes', 'isKilled', 'loops', 'neverAnswers', 'fillsHeap'] as const)(
    'fails only the file that makes its child %s, and logs that once',
    async (job) => {
      // allows the start of the next child on a busy machine; filling a heap of 256 MB takes longer
      const { run, logged } = faultySandbox({ withinMs: job === 'fillsHeap' ? 30_000 : 8000 })
      const pid = await run('pid', undefined)
      const [failed, next] = await Promise.all([run(job, undefined), run('echo', SECRET)])
      expect(failed).toBeNull()
      expect(next).toBe(SECRET)
      expect(isRunning(pid ?? 0)).toBe(false)
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain(`"job":"${job}"`)
      expect(logged[0]).not.toContain(SECRET)
    },
  )

  it('queues 20 files, and refuses the 21st until there is space again', async () => {
    const { run } = faultySandbox()
    const gate = join(folder(), 'open')
    const reading = run('waits', gate)
    const waiting = Array.from({ length: 20 }, (_, number) => run('echo', String(number)))
    const refused = await run('echo', 'one too many').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ code: 'rate-limited', detail: { retryAfterSeconds: 15 } })
    writeFileSync(gate, '')
    await expect(Promise.all([reading, ...waiting])).resolves.toHaveLength(21)
    await expect(run('echo', 'again')).resolves.toBe('again')
  })

  it('serves file types in turn', async () => {
    const { run } = faultySandbox()
    const gate = join(folder(), 'open')
    const done: string[] = []
    const note = (name: string) => () => void done.push(name)
    const all = [
      run('waits', gate),
      ...[1, 2].map((number) => run('waits', gate).then(note(`wait ${number}`))),
      ...[1, 2].map((number) => run('echo', '').then(note(`echo ${number}`))),
    ]
    writeFileSync(gate, '')
    await Promise.all(all)
    expect(done).toEqual(['echo 1', 'wait 1', 'echo 2', 'wait 2'])
  })

  it.each([
    [0, 0],
    [1, 100],
    [2, 200],
    [4, 800],
    [7, 5000],
    [1000, 5000],
  ])('starts a child after %i deaths in a row once %i ms have passed', (failures, milliseconds) => {
    expect(pauseAfter(failures)).toBe(milliseconds)
  })

  it('replaces a child that leaks memory', async () => {
    const { run, logged } = faultySandbox()
    const pid = await run('swells', 310 * 2 ** 20)
    await expect(run('pid', undefined)).resolves.not.toBe(pid)
    expect(isRunning(pid ?? 0)).toBe(false)
    expect(logged).toEqual([])
  })

  it('ends an idle child, and starts another for the next file', async () => {
    const { run } = faultySandbox({ idleMs: 10 })
    const pid = (await run('pid', undefined)) ?? 0
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 })
    await expect(run('echo', 'hello')).resolves.toBe('hello')
  })

  it('fails queued files when it is closed, and leaves no child', async () => {
    const { run, close, logged } = faultySandbox()
    const pid = (await run('pid', undefined)) ?? 0
    const held = [run('loops', undefined), run('echo', 'hello')]
    await close()
    await expect(Promise.all(held)).resolves.toEqual([null, null])
    expect(isRunning(pid)).toBe(false)
    expect(logged).toEqual([])
  })

  it('gives its child no environment, no file, no process, and no thread', async () => {
    const { run } = faultySandbox()
    const secret = join(folder(), 'secret')
    writeFileSync(secret, SECRET)
    const denied = 'ERR_ACCESS_DENIED'
    await expect(run('surroundings', secret)).resolves.toEqual({
      pid: expect.any(Number),
      environment: [],
      readsSecret: denied,
      writes: denied,
      startsProcess: denied,
      startsThread: denied,
    })
  })

  it.runIf(process.platform === 'linux')(
    'gives its child no descriptor of the server, and ends its child with the server',
    async () => {
      const { run } = faultySandbox()
      const pid = (await run('pid', undefined)) ?? 0
      const links = readdirSync(`/proc/${pid}/fd`).map((name) => readlinkSync(`/proc/${pid}/fd/${name}`))
      const sockets = links.filter((link) => link.startsWith('socket:'))
      // the channel to the server
      expect(sockets).toHaveLength(1)
      const inode = /\d+/.exec(sockets[0] ?? '')?.[0] ?? ''
      expect(readFileSync('/proc/net/unix', 'utf8')).toContain(inode)
      const files = links.filter((link) => link.startsWith('/') && !link.startsWith('/dev/'))
      expect(files).toEqual([])
      expect(getPriority(pid)).toBe(10)
      expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000')
    },
  )
})
