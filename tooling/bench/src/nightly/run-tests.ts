import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  const folder = mkdtempSync(join(tmpdir(), 'latido-nightly-'))
  const report = join(folder, 'report.json')
  const vitest = join(API, 'node_modules/vitest/vitest.mjs')
  const options = ['--retry=0', '--reporter=json', `--outputFile=${report}`]
  try {
    const child = endsWithUs(
      spawn(process.execPath, [vitest, 'run', ...files, ...options], {
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
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
