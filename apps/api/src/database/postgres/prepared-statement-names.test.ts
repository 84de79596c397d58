import { describe, expect, it } from 'vitest'

import { createStatementNames } from './postgres-pool.ts'

describe('names of prepared statements', () => {
  it('are assigned at the second run, one for each text, and stay', () => {
    const nameOf = createStatementNames()
    expect([nameOf('a'), nameOf('a'), nameOf('a')]).toEqual([null, 'latido_1', 'latido_1'])
    expect([nameOf('b'), nameOf('b'), nameOf('a')]).toEqual([null, 'latido_2', 'latido_1'])
  })

  it('are not given to a long text', () => {
    const nameOf = createStatementNames()
    const long = 'x'.repeat(9000)
    expect([nameOf(long), nameOf(long)]).toEqual([null, null])
  })

  it('are limited in number, as is the memory of statements that ran once', () => {
    const nameOf = createStatementNames()
    nameOf('first')
    for (let n = 0; n < 2000; n += 1) nameOf(`once ${n}`)
    expect(nameOf('first')).toBeNull()
    for (let n = 0; n < 600; n += 1) for (let time = 0; time < 2; time += 1) nameOf(`again ${n}`)
    expect(nameOf('again 499')).toBe('latido_500')
    expect(nameOf('again 500')).toBeNull()
  })
})
