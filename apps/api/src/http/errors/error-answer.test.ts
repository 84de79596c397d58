import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { loggableError } from '../../lib/log.ts'

const failed = (cause: Error) =>
  new DrizzleQueryError('insert into "members" ("email") values ($1)', ['canary@gym.example'], cause)
const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

describe('the log entry of an error', () => {
  it.each([
    ['a refused row', failed(coded('Key (email)=(canary@gym.example) already exists.', '23505')), '23505'],
    ['a lost connection', failed(coded('connect ECONNREFUSED canary@gym.example', 'ECONNREFUSED')), 'ECONNREFUSED'],
    ['a closed database', failed(new Error('closed while canary@gym.example was read')), undefined],
    ['a bare answer of the database', coded('invalid input syntax: "canary@gym.example"', '22P02'), '22P02'],
    ['such an answer within another error', new Error('canary', { cause: coded('canary', '22P02') }), '22P02'],
  ])('from %s has its code and nothing of the statement', (_, error, code) => {
    const logged = loggableError(error)
    expect(JSON.stringify(logged)).not.toContain('canary')
    expect(logged['code']).toBe(code)
  })

  it('of the server itself has the place where it happened', () => {
    expect(loggableError(new TypeError('no such thing'))).toMatchObject({
      name: 'TypeError',
      message: 'no such thing',
      stack: expect.stringContaining('error-answer.test'),
    })
    expect(loggableError('canary')).toEqual({ type: 'string' })
  })
})
