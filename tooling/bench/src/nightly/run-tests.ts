import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { endsWithUs } from '../measure/child-process.ts'

const API = resolve(import.meta.dirname, '../../../../apps/api')

interface Assertion {
  readonly fullName: string
  readonly status: string
  readonly meta?: Readonly<Record<string, unknown>>
}

export interface TestRun {
  readonly passed: number
  readonly failed: readonly string[]
  /** What tests have written down of themselves. */
  readonly meta: Readonly<Record<string, unknown>>
}

/** Runs test files of the server with larger numbers than CI has time for; none is tried twice. */
export const runTests = async (
  files: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<TestRun> => {
  // where the package's own configuration has it written
  const report = join(API, 'test-results/vitest.json')
  rmSync(report, { force: true })
  const child = endsWithUs(
    spawn(process.execPath, [join(API, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '--retry=0'], {
      cwd: API,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  await once(child, 'exit')
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: readonly { readonly assertionResults: readonly Assertion[] }[]
  }
  const each = testResults.flatMap(({ assertionResults }) => assertionResults)
  const named = (status: string) => each.filter((one) => one.status === status).map(({ fullName }) => fullName)
  return {
    passed: named('passed').length,
    failed: each.length === 0 ? ['no test ran'] : named('failed'),
    meta: Object.assign({}, ...each.map(({ meta }) => meta ?? {})) as TestRun['meta'],
  }
}
