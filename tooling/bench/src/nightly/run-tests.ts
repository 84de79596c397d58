import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { endsWithUs } from '../measure/child-process.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

interface Assertion {
  readonly fullName: string
  readonly status: string
  readonly meta?: Readonly<Record<string, unknown>>
}

export interface TestRun {
  readonly passed: number
  readonly failed: readonly string[]
  readonly meta: Readonly<Record<string, unknown>>
}

interface Run {
  readonly folder: string
  readonly args: readonly string[]
  readonly seed?: number
}

/** Without retries. */
const runVitest = async ({ folder, args, seed }: Run): Promise<TestRun> => {
  const report = join(folder, 'test-results/vitest.json')
  rmSync(report, { force: true })
  const child = endsWithUs(
    spawn(process.execPath, [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...args, '--retry=0'], {
      cwd: folder,
      env: { ...process.env, TEST_SIZE: 'night', ...(seed !== undefined && { TEST_SEED: String(seed) }) },
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

export const runTests = (files: readonly string[], seed: number): Promise<TestRun> =>
  runVitest({ folder: join(ROOT, 'apps/api'), args: files, seed })

export const runStories = async (): Promise<readonly string[]> => {
  const failed: string[] = []
  for (const name of ['packages/ui', 'packages/live-class', 'apps/panel', 'apps/join'])
    failed.push(...(await runVitest({ folder: join(ROOT, name), args: ['--project', 'stories'] })).failed)
  return failed
}
