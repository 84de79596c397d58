import { expect, it } from 'vitest'

import type { PlaywrightReport, VitestReport } from '../src/reports/count-tests.ts'
import {
  failedInPlaywright,
  failedInVitest,
  retriedInPlaywright,
  retriedInVitest,
} from '../src/reports/failed-tests.ts'

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

it('names a test that passed only at its second try, and not one that passed at once', () => {
  const report = vitest([
    {
      name: 'src/day.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [
        { fullName: 'a day ends', status: 'passed', failureMessages: ['expected 1\nto be 2'] },
        { fullName: 'a day begins', status: 'passed', failureMessages: [] },
        { fullName: 'a day stays', status: 'failed', failureMessages: ['no'] },
      ],
    },
  ])
  expect(retriedInVitest(report)).toEqual(['  src/day.test.ts > a day ends\n    expected 1\n    to be 2'])
})

it('tells journeys that failed from those that passed at the second try, however deep they stand', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'rooms.spec.ts',
    tests: [
      { status, results: [{ duration: 5, ...(message !== undefined && { error: { message } }) }, { duration: 5 }] },
    ],
  })
  const closes = { specs: [spec('closes', 'flaky', 'no such button'), spec('stays', 'unexpected', 'no such room')] }
  const report: PlaywrightReport = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec('opens', 'expected')], suites: [closes] }],
  }
  expect(failedInPlaywright(report)).toEqual(['  rooms.spec.ts > stays\n    no such room'])
  expect(retriedInPlaywright(report)).toEqual(['  rooms.spec.ts > closes\n    no such button'])
})
