import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** A count in words. Skipped tests are named, so that what could not be checked here does not pass for checked. */
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
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** A file that could not even be loaded has no failed test in it, yet has failed. */
const ofVitest = (report: VitestReport): Count => ({
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
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
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

/** A journey that passed at its second try has passed; it is named, because it is a fault to mend. */
const ofPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** The reports that the packages' test runs left. */
export const vitestReports = (root: string): readonly VitestReport[] =>
  ['packages', 'apps', 'tooling']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .map((folder) => read(join(folder, 'test-results/vitest.json')) as VitestReport | null)
    .filter((report) => report !== null)

/** The reports of the halves in which the journeys ran. */
export const playwrightReports = (root: string): readonly PlaywrightReport[] => {
  const folder = join(root, 'e2e/test-results')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(join(folder, name)) as PlaywrightReport)
}

export const countVitest = (root: string): Count => sum(vitestReports(root).map(ofVitest))

export const countPlaywright = (root: string): Count => sum(playwrightReports(root).map(ofPlaywright))
