import { describe, expect, it } from 'vitest'

import { browserFamily, framesOfStack } from './error-report.ts'

const ORIGIN = 'https://gym.example'

describe('the calls of a stack trace', () => {
  it('are read as Chromium writes them', () => {
    const stack = `TypeError: x is not a function
    at saveMember (https://gym.example/assets/users-1a2b.js:3:1204)
    at async Object.run (https://gym.example/assets/shell-9f.js?v=1:10:7)
    at https://gym.example/assets/index.js:1:1
    at new Promise (<anonymous>)`
    expect(framesOfStack(stack, 'x is not a function', ORIGIN)).toEqual([
      { function: 'saveMember', file: '/assets/users-1a2b.js', line: 3, column: 1204 },
      { function: 'Object.run', file: '/assets/shell-9f.js', line: 10, column: 7 },
      { function: '', file: '/assets/index.js', line: 1, column: 1 },
    ])
  })

  it('are read as Firefox and Safari write them', () => {
    const stack = `saveMember@https://gym.example/assets/users-1a2b.js:3:1204
@https://gym.example/assets/index.js:1:1
promise callback*run/<@https://gym.example/live/assets/a.js:2:2`
    expect(framesOfStack(stack, 'x is not a function', ORIGIN)).toEqual([
      { function: 'saveMember', file: '/assets/users-1a2b.js', line: 3, column: 1204 },
      { function: '', file: '/assets/index.js', line: 1, column: 1 },
      { function: '', file: '/live/assets/a.js', line: 2, column: 2 },
    ])
  })

  it('of third-party scripts are omitted', () => {
    const stack = [
      'at x (https://sdk.example/assets/a.js:1:1)',
      'at y (https://gym.example.evil.example/assets/a.js:1:1)',
      'at z (chrome-extension://abc/assets/a.js:1:1)',
      'at w (https://gym.example/users?search=ana:1:1)',
    ].join('\n    ')
    expect(framesOfStack(`    ${stack}`, '', ORIGIN)).toEqual([])
  })

  it('are at most twenty, and have no long names', () => {
    const line = `    at ${'f'.repeat(81)} (https://gym.example/assets/a.js:1:1)`
    const frames = framesOfStack(Array.from({ length: 30 }, () => line).join('\n'), '', ORIGIN)
    expect(frames).toHaveLength(20)
    expect(frames[0]).toEqual({ function: '', file: '/assets/a.js', line: 1, column: 1 })
  })

  it('contain nothing of the error message, even if it looks like a call', () => {
    const message = 'no\n    at Zacarías (https://gym.example/assets/zac.js:187:187)\n187 bpm'
    const stack = `Error: ${message}\n    at save (https://gym.example/assets/a.js:1:1)`
    expect(framesOfStack(stack, message, ORIGIN)).toEqual([
      { function: 'save', file: '/assets/a.js', line: 1, column: 1 },
    ])
  })
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1', 'safari'],
  ['curl/8', 'other'],
])('the user agent %s belongs to the browser family %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family)
})
