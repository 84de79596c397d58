import { beforeEach, describe, expect, it } from 'vitest'

import { ApiError } from './api-error.ts'
import type { ActionKeys } from './endpoint.ts'
import { countChange, createActionKeys } from './idempotency-keys.ts'

const refused = (status: number, code = 'x') => new ApiError(status, { code, message: '' })
const lost = refused(10, 'no-response')

describe('the key of a call', () => {
  let keys: string[]
  let under: ActionKeys
  beforeEach(() => {
    keys = []
    under = createActionKeys()
  })
  const act = (input: unknown, error?: Error, by: ActionKeys = under) =>
    by(input, async (key) => {
      keys.push(key)
      if (error !== undefined) throw error
      return 'done'
    }).catch((fault: unknown) => fault)
  const distinct = () => new Set(keys).size

  it('is hard to guess', async () => {
    await act('Sala')
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([
    ['no answer came', lost],
    ['the server failed', refused(500)],
    ['a proxy failed', refused(502)],
    ['the call still runs', refused(409, 'idempotency-key-in-use')],
  ])('stays the same when %s', async (_, error) => {
    expect(await act({ name: 'Sala' }, error)).toBe(error)
    await act({ name: 'Sala' }, error)
    expect(await act({ name: 'Sala' })).toBe('done')
    expect([keys.length, distinct()]).toEqual([3, 1])
  })

  it.each([
    ['was done', undefined],
    ['was refused', refused(422)],
    ['ended with the session', refused(401)],
  ])('is another one after the call %s', async (_, error) => {
    await act('Sala', error)
    await act('Sala')
    expect(distinct()).toBe(2)
  })

  it('is the same for clicks at once', async () => {
    await Promise.all([act('Sala'), act('Sala'), act('Sala')])
    expect([keys.length, distinct()]).toEqual([3, 1])
  })

  it('is another one for other input, and neither takes that of the other', async () => {
    await act('Sala', lost)
    await act('Salón', lost)
    await act('Salón')
    await act('Sala')
    expect([distinct(), keys[2], keys[3]]).toEqual([2, keys[1], keys[0]])
  })

  it('is another one for another file', async () => {
    const picture = (name: string, lastModified: number) => new File(['png'], name, { lastModified })
    await act(picture('a.png', 1), lost)
    await act(picture('b.png', 1), lost)
    await act(picture('a.png', 2), lost)
    expect(distinct()).toBe(3)
    await act(picture('a.png', 1))
    expect(keys[3]).toBe(keys[0])
  })

  it.each([
    ['of another form', () => act('Sala', undefined, createActionKeys())],
    ['without a key', async () => countChange()],
  ])('is another one after a change %s, which may have undone the call', async (_, change) => {
    await act('Sala', lost)
    await change()
    await act('Sala')
    expect(keys.at(-1)).not.toBe(keys[0])
  })

  it.each([
    ['the same form did something else', () => act('Salón')],
    ['another form failed', () => act('Sala', refused(409), createActionKeys())],
  ])('stays the same when %s', async (_, other) => {
    await act('Sala', lost)
    await other()
    await act('Sala')
    expect(keys[2]).toBe(keys[0])
  })
})
