import { describe, expect, it } from 'vitest'

import { createKeptCode } from './keep-code.ts'

const worker = () => ({ said: [] as unknown[] })
type Worker = ReturnType<typeof worker>

const opened = (present: { active?: Worker; waiting?: Worker } = {}) => {
  const registered: unknown[][] = []
  const idle: (() => void)[] = []
  const server = { isAway: false, brings: null as Worker | null, looks: 0 }
  const speaking = (one: Worker | undefined) =>
    one === undefined ? null : Object.assign(one, { postMessage: (message: unknown) => one.said.push(message) })
  const registration = {
    active: speaking(present.active ?? worker()),
    waiting: speaking(present.waiting),
    installing: null as Worker | null,
    update: async () => {
      server.looks += 1
      if (server.isAway) throw new TypeError('away')
      registration.installing = server.brings
    },
  }
  const register = async (...asked: unknown[]) => {
    registered.push(asked)
    return registration as unknown as ServiceWorkerRegistration
  }
  const code = createKeptCode({ serviceWorker: { register }, whenIdle: (work) => idle.push(work) })
  code.keep('/live/')
  const rest = async () => {
    idle.forEach((work) => work())
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { code, registered, registration, server, rest }
}

describe('the code of a page', () => {
  it('is kept once the page is idle', async () => {
    const { registered, rest } = opened()
    expect(registered).toEqual([])
    await rest()
    expect(registered).toEqual([['/live/worker.js', { scope: '/live/', updateViaCache: 'none' }]])
  })

  it('lets a waiting worker take over with the page', async () => {
    const waiting = worker()
    await opened({ waiting }).rest()
    expect(waiting.said).toEqual(['take-over'])
  })

  it('is not kept where a browser has no worker or refuses one', async () => {
    const idle: (() => void)[] = []
    const refused = () => Promise.reject(new Error('not here'))
    for (const serviceWorker of [undefined, { register: refused }]) {
      const code = createKeptCode({ serviceWorker, whenIdle: (work) => idle.push(work) })
      code.keep('/')
      idle.forEach((work) => work())
      await new Promise((resolve) => setImmediate(resolve))
      expect(await code.hasNewVersion()).toBe(false)
    }
  })
})

describe('a new version', () => {
  it('is a worker that the first look has not found', async () => {
    const { code, server, rest } = opened()
    await rest()
    expect(await code.hasNewVersion()).toBe(false)
    server.brings = worker()
    expect(await code.hasNewVersion()).toBe(true)
  })

  it('stays new while it is installed and waits', async () => {
    const { code, registration, server, rest } = opened()
    await rest()
    server.brings = worker()
    await code.hasNewVersion()
    Object.assign(registration, { waiting: server.brings })
    server.brings = null
    expect(await code.hasNewVersion()).toBe(true)
  })

  it.each(['waiting', 'installing'])('is not the %s worker of a page that was just opened', async (state) => {
    const { code, registration, server, rest } = opened(state === 'waiting' ? { waiting: worker() } : {})
    if (state === 'installing') server.brings = worker()
    await rest()
    Object.assign(registration, { active: registration.installing ?? registration.waiting, waiting: null })
    server.brings = null
    expect(await code.hasNewVersion()).toBe(false)
  })

  it('is not looked for before the page is idle', async () => {
    const { code, server } = opened()
    expect(await code.hasNewVersion()).toBe(false)
    expect(server.looks).toBe(0)
  })

  it('is unknown while the server is away, and the first look counts from its return', async () => {
    const { code, server, rest } = opened()
    server.isAway = true
    await rest()
    expect(await code.hasNewVersion()).toBe(false)
    server.isAway = false
    expect(await code.hasNewVersion()).toBe(false)
    server.brings = worker()
    expect(await code.hasNewVersion()).toBe(true)
  })
})
