export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const NONE: Count = { passed: 0, failed: 0, skipped: 0 }

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    NONE,
  )

/** Includes skipped tests, so that they don't seem to have passed. */
export const sentenceOf = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** In ms. */
      readonly duration?: number
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** A file that fails to load counts as a failure. */
export const ofVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
  skipped: report.numPendingTests,
})

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Counts flaky journeys as passed, but names them. */
export const ofPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

export interface TimedTest {
  readonly name: string
  readonly seconds: number
}

export const testsOfVitest = ({ testResults }: VitestReport): readonly TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ name: `${name} > ${fullName}`, seconds: duration / 1000 })),
  )

export const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsIn),
]

export const testsOfPlaywright = ({ suites }: PlaywrightReport): readonly TimedTest[] =>
  suites.flatMap(specsIn).map(({ file, title, tests }) => ({
    name: `e2e/tests/${file} > ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0) / 1000,
  }))

export const slowestOf = (tests: readonly TimedTest[], most: number): readonly TimedTest[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
