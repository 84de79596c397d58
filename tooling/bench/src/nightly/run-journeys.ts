import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { endsWithUs } from '../measure/child-process.ts'
import { freePort } from '../measure/free-port.ts'

const E2E = resolve(import.meta.dirname, '../../../../e2e')

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

const specsIn = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
]

export const runJourneys = async (name: string, seed: number): Promise<readonly string[]> => {
  const report = join(E2E, 'test-results/journeys.json')
  rmSync(report, { force: true })
  const child = endsWithUs(
    spawn(process.execPath, [join(E2E, 'node_modules/@playwright/test/cli.js'), 'test', name, '--retries=0'], {
      cwd: E2E,
      env: { ...process.env, TEST_SIZE: 'night', TEST_SEED: String(seed), E2E_PORT: String(await freePort()) },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  await once(child, 'exit')
  const specs = specsIn(JSON.parse(readFileSync(report, 'utf8')) as Suite)
  return specs.length === 0 ? ['no journey ran'] : specs.filter(({ ok }) => !ok).map(({ title }) => title)
}
