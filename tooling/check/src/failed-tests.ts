import { specsIn, type PlaywrightReport, type VitestReport } from './count-tests.ts'

/** As many lines of a message as say what was wanted and what came. */
const LINES = 12

const short = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n')

const named = (file: string, test: string, message: string): string => `  ${file} > ${test}\n${short(message)}`

/** The failed tests of a package, and the files that could not be loaded, each with the beginning of its message. */
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

/** The journeys that failed at every try. */
export const failedInPlaywright = journeysOf('unexpected')

/** The journeys that passed only at a second try, each with what it said at the first. */
export const retriedInPlaywright = journeysOf('flaky')

/** The tests of a package that passed only at a second try, each with what it said at the first. */
export const retriedInVitest = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map((test) => named(name, test.fullName, (test.failureMessages ?? []).join('\n'))),
  )
