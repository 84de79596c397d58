import { specsIn, type PlaywrightReport, type VitestReport } from './count-tests.ts'

/** Enough for expected and actual values. */
const LINES = 12

const short = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n')

const named = (file: string, test: string, message: string): string => `  ${file} > ${test}\n${short(message)}`

export const failedInVitest = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [named(name, 'could not be loaded', message)]
    return failed.map((test) => named(name, test.fullName, (test.failureMessages ?? []).join('\n')))
  })

const journeysOf =
  (wanted: string) =>
  ({ suites }: PlaywrightReport): readonly string[] =>
    suites
      .flatMap(specsIn)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title, tests }) => {
        const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
        return named(file, title, messages.find((message) => message !== '') ?? '')
      })

export const failedInPlaywright = journeysOf('unexpected')

export const retriedInPlaywright = journeysOf('flaky')

export const retriedInVitest = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map((test) => named(name, test.fullName, (test.failureMessages ?? []).join('\n'))),
  )
