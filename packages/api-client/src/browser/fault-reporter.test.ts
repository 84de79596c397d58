import { expect, it, vi } from 'vitest'

import { ApiError, UnreadableAnswer } from '../core/api-error.ts'
import { type BrowserFault, reportFault } from '../system/report-fault.ts'
import { createFaultReporter } from './fault-reporter.ts'

const ORIGIN = 'https://gym.example'
const reporter = (send: (fault: BrowserFault) => Promise<unknown> = async () => null) => {
  const sent = vi.fn<typeof send>(send)
  const userAgent = 'Mozilla/5.0 Firefox/140.0'
  const report = createFaultReporter({ app: 'panel', route: () => '/users', origin: ORIGIN, userAgent, send: sent })
  return { report, notice: () => sent.mock.calls.map(([fault]) => fault) }
}

const faultAt = (line: number, message = 'broken', name = 'TypeError') => {
  const error = new Error(message)
  error.name = name
  error.stack = `${name}: ${message}\n    at save (${ORIGIN}/assets/users-1a.js:${line}:7)`
  return error
}

it('tells the kind of a fault and where it came from, as the contract has it', () => {
  const { report, notice } = reporter()
  report(faultAt(3), 'render')
  expect(notice()).toEqual([
    {
      app: 'panel',
      kind: 'render',
      name: 'TypeError',
      route: '/users',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      browser: 'firefox',
      frames: [{ function: 'save', file: '/assets/users-1a.js', line: 3, column: 7 }],
    },
  ])
  expect(reportFault.body?.parse(notice()[0])).toEqual(notice()[0])
})

it('tells nothing that a fault says, whatever was thrown', () => {
  const { report, notice } = reporter()
  const canaries = ['Zacarías Canario', 'zac@example.com', 'hunter2', 'token-4711', '187 bpm']
  const text = canaries.join(' ')
  report(faultAt(1, `${text}\n    at ${canaries[1]} (${ORIGIN}/assets/a.js:1:1)`), 'error')
  report(faultAt(2, 'x', text), 'error')
  report(text, 'rejection')
  report({ message: text, stack: text }, 'rejection')
  expect(notice().length).toBeGreaterThanOrEqual(3)
  const sent = JSON.stringify(notice())
  expect(canaries.filter((canary) => sent.includes(canary))).toEqual([])
})

it('tells each once, and five in all', () => {
  const { report, notice } = reporter()
  for (const line of [1, 1, 2, 2, 3, 4, 5, 6, 7]) report(faultAt(line), 'error')
  expect(notice().map(({ frames }) => frames[0]?.line)).toEqual([1, 2, 3, 4, 5])
})

it('tells the place in an answer that cannot be read, and nothing that stands there', () => {
  const { report, notice } = reporter()
  const answer = { method: 'GET', path: '/api/v2/centers/{branch}/requests' } as const
  for (const place of ['data.name', 'data.name', 'data.email']) report(new UnreadableAnswer(answer, place), 'error')
  expect(notice()).toEqual(
    ['data.name', 'data.email'].map((place) =>
      expect.objectContaining({
        name: 'UnreadableAnswer',
        frames: [{ function: `GET api.v2.centers.branch.requests ${place}`, file: '/answer.js', line: 0, column: 0 }],
      }),
    ),
  )
  for (const fault of notice()) expect(reportFault.body?.parse(fault)).toEqual(fault)
})

it('leaves out what the server refused, and what was broken off on purpose', () => {
  const { report, notice } = reporter()
  report(new ApiError(409, { code: 'x', message: 'x' }), 'rejection')
  report(new DOMException('aborted', 'AbortError'), 'rejection')
  expect(notice()).toEqual([])
})

it('makes no fault of a report that fails', async () => {
  const { report, notice } = reporter(() => Promise.reject(new Error('offline')))
  report(faultAt(1), 'error')
  await Promise.resolve()
  expect(notice()).toHaveLength(1)
})
