import { describe, expect, it } from 'vitest'

import { pseudonymGiver } from './pseudonym-giver.ts'

const member = (change: object = {}) => ({ name: 'Ana', lastName1: 'López', pseudonym: null, ...change })

describe('a new pseudonym', () => {
  it('is free in the center and in the file', () => {
    const { give, take } = pseudonymGiver()
    take(['ana l', 'Rayo'])
    const names = [member(), member(), member({ lastName1: null }), member({ pseudonym: 'RAYO' })].map(give)
    expect(names).toEqual(['Ana L 2', 'Ana L 3', 'Ana', 'RAYO 2'])
  })

  it('is numbered if the first name is too short', () => {
    expect(pseudonymGiver().give(member({ name: 'X', lastName1: null }))).toBe('X 2')
  })

  it('keeps its length limit', () => {
    const long = 'x'.repeat(100)
    const { give, take } = pseudonymGiver()
    take([long])
    expect(give(member({ pseudonym: long }))).toHaveLength(100)
  })
})
