import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { errorAnswers } from '../app/refusals.ts'
import { DatabaseUnavailable, DiskFull, isOutage } from './outage.ts'

const withCode = (code: string): Error => Object.assign(new Error('secret of a member'), { code })
const stated = (code: string): Error => new DrizzleQueryError('insert into members', ['Sofía'], withCode(code))

describe('a temporary fault', () => {
  it.each([
    ['it is out of memory', stated('53200')],
    ['it takes no more connections', stated('53300')],
    ['it is shut down', stated('57P01')],
    ['it has crashed', stated('57P02')],
    ['it starts up', stated('57P03')],
    ['the connection failed', stated('08006')],
    ['a statement took too long', stated('57014')],
    ['a lock could not be had', stated('55P03')],
    ['it has become a standby', stated('25006')],
    ['it gave way to another transaction', stated('40P01')],
    ['it could not be queried', new DatabaseUnavailable('x', { cause: new Error('Query read timeout') })],
    ['a wrapped query error', new DrizzleQueryError('select 1', [], new DatabaseUnavailable())],
    ['no server listens', withCode('ECONNREFUSED')],
    ['no file can be opened', withCode('EMFILE')],
  ])('is answered 503 with a time to retry: %s', (_, error) => {
    expect(isOutage(error)).toBe(true)
    const { status, retryAfterSeconds, body } = errorAnswers.answerTo(error, 'en')
    expect({ status, retryAfterSeconds, code: body.code }).toEqual({
      status: 503,
      retryAfterSeconds: 2,
      code: 'unavailable',
    })
    expect(body.message).not.toContain('secret')
  })

  it.each([
    ['of the database', stated('53100')],
    ['of our own', withCode('ENOSPC')],
    ['over its quota', withCode('EDQUOT')],
    ['that is nearly full', new DrizzleQueryError('insert into members', [], new DiskFull('16 MB'))],
  ])('from a full disk (%s) is answered 503 with a message and a time to retry', (_, error) => {
    expect(isOutage(error)).toBe(true)
    const { status, retryAfterSeconds, body } = errorAnswers.answerTo(error, 'es')
    expect([status, retryAfterSeconds, body.code]).toEqual([503, 30, 'storage-full'])
    expect(body.message).toContain('libere espacio')
  })

  it.each([
    ['a broken rule of the database', stated('23505')],
    ['a wrong statement', stated('42601')],
    ['no right', stated('42501')],
    ['a fault of the program', new TypeError('x is not a function')],
    ['a missing file', withCode('ENOENT')],
    ['nothing', null],
  ])('is not assumed for %s', (_, error) => {
    expect(isOutage(error)).toBe(false)
    expect(errorAnswers.answerTo(error, 'en')).toMatchObject({ status: 500, retryAfterSeconds: null })
  })
})
