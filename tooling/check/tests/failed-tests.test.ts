import { expect, it } from 'vitest'

import type { PlaywrightReport, VitestReport } from '../src/count-tests.ts'
import { failedInPlaywright, failedInVitest } from '../src/failed-tests.ts'

const vitest = (testResults: VitestReport['testResults']): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numFailedTestSuites: 0,
  testResults,
})

it('names a failed test with what it said, and not the one beside it', () => {
  const report = vitest([
    {
      name: 'src/day.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a day ends', status: 'failed', failureMessages: ['expected 1\nto be 2'] },
        { fullName: 'a day begins', status: 'passed', failureMessages: [] },
      ],
    },
  ])
  expect(failedInVitest(report)).toEqual(['  src/day.test.ts > a day ends\n    expected 1\n    to be 2'])
})

it('names a file that could not be loaded', () => {
  const report = vitest([
    { name: 'src/day.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'src/zone.test.ts', status: 'passed', message: '', assertionResults: [] },
  ])
  expect(failedInVitest(report)).toEqual(['  src/day.test.ts > could not be loaded\n    no such module'])
})

it('names a journey that passed only the second time, however deep it stands', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'rooms.spec.ts',
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
  })
  const report: PlaywrightReport = {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky', 'no such button')] }] }],
  }
  expect(failedInPlaywright(report)).toEqual(['  rooms.spec.ts > closes\n    no such button'])
})
