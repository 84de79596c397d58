import { expect, it } from 'vitest'

import { changedIn, isIn, scopes } from './scopes.ts'
import { countOf, scoreOf } from './score.ts'

it('counts what the tests noticed of what they could', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored', 'RuntimeError']
  const counted = countOf(statuses.map((status) => ({ status })))
  expect(counted).toEqual({ noticed: 2, missed: 2 })
  expect(scoreOf(counted)).toBe(50)
  expect(scoreOf({ noticed: 0, missed: 0 })).toBe(100)
})

it('finds the changed sources of a part, and no test and no other part', () => {
  const [domain] = scopes
  const http = scopes.find(({ name }) => name === 'api/http')
  const files = [
    'packages/domain/src/tally.ts',
    'packages/domain/src/tally.test.ts',
    'apps/api/src/http/a.ts',
    'README.md',
  ]
  expect(domain && changedIn(domain, files)).toEqual(['src/tally.ts'])
  expect(http && changedIn(http, files)).toEqual(['src/http/a.ts'])
})

it('knows a file of a part by its path in the package, or from anywhere', () => {
  const http = scopes.find(({ name }) => name === 'api/http')
  const files = [
    'src/http/a.ts',
    '/tmp/repo/apps/api/src/http/b.ts',
    'src/mail/a.ts',
    '/tmp/repo/apps/live/src/http/a.ts',
  ]
  expect(files.map((file) => http && isIn(http, file))).toEqual([true, true, false, false])
})
