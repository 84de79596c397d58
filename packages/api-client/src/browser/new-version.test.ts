import { describe, expect, it } from 'vitest'

import { hasNewVersion } from './new-version.ts'

const pageOf = (src: string | null, answer: { ok: boolean; body: string } | null) => ({
  document: {
    querySelector: () => (src === null ? null : { getAttribute: () => src }),
  } as unknown as Pick<Document, 'querySelector'>,
  fetch: (path: string) => {
    expect(path).toBe('/live/worker.js')
    return answer === null
      ? Promise.reject(new TypeError('away'))
      : Promise.resolve({ ok: answer.ok, text: () => Promise.resolve(answer.body) })
  },
})

describe('a new version', () => {
  it.each([
    ['its script is named', '/live/assets/shell-a.js', { ok: true, body: '["/live/assets/shell-a.js"]' }, false],
    ['its script is named no more', '/live/assets/shell-a.js', { ok: true, body: '["/live/assets/shell-b.js"]' }, true],
    ['the server has none to tell', '/live/assets/shell-a.js', { ok: false, body: 'not found' }, false],
    ['the server is away', '/live/assets/shell-a.js', null, false],
    ['the page names no script', null, { ok: true, body: '[]' }, false],
  ])('%s', async (_, src, answer, isNew) => {
    expect(await hasNewVersion('/live/', pageOf(src, answer))).toBe(isNew)
  })
})
