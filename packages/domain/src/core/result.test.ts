import { describe, expect, it } from 'vitest'

import { err, ok } from './result.ts'

describe('results', () => {
  it('carries a value or a code', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 })
    expect(err('class-full')).toEqual({ ok: false, error: 'class-full' })
  })
})
