import { describe, expect, it } from 'vitest'

import { keepCode } from './keep-code.ts'

const pageWith = (waiting: { postMessage: (message: unknown) => void } | null) => {
  const registered: unknown[][] = []
  const idle: (() => void)[] = []
  const register = (...asked: unknown[]) => {
    registered.push(asked)
    return Promise.resolve({ waiting } as ServiceWorkerRegistration)
  }
  return { registered, idle, page: { serviceWorker: { register }, whenIdle: (work: () => void) => idle.push(work) } }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('code that is kept', () => {
  it('waits until the page has nothing to do', () => {
    const { registered, idle, page } = pageWith(null)
    keepCode('/live/', page)
    expect(registered).toEqual([])
    idle.forEach((work) => work())
    expect(registered).toEqual([['/live/worker.js', { scope: '/live/', updateViaCache: 'none' }]])
  })

  it('lets a worker that waits take over with the page', async () => {
    const said: unknown[] = []
    const { idle, page } = pageWith({ postMessage: (message) => said.push(message) })
    keepCode('/', page)
    idle.forEach((work) => work())
    await settle()
    expect(said).toEqual(['take-over'])
  })

  it('is nobody’s trouble where a browser has or allows no worker', async () => {
    keepCode('/', { serviceWorker: undefined, whenIdle: () => expect.unreachable() })
    const idle: (() => void)[] = []
    const register = () => Promise.reject(new Error('not here'))
    keepCode('/', { serviceWorker: { register }, whenIdle: (work) => idle.push(work) })
    idle.forEach((work) => work())
    await settle()
  })
})
