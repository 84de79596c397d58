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

/** Runs journeys through the built product, none of them twice; answers which failed. */
export const runJourneys = async (
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const port = await freePort()
  // where the journeys' own configuration has it written
  const report = join(E2E, `test-results/${port}.json`)
  const child = endsWithUs(
    spawn(process.execPath, [join(E2E, 'node_modules/@playwright/test/cli.js'), 'test', name, '--retries=0'], {
      cwd: E2E,
      env: { ...process.env, ...environment, E2E_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  await once(child, 'exit')
  const specs = specsIn(JSON.parse(readFileSync(report, 'utf8')) as Suite)
  rmSync(report)
  return specs.length === 0 ? ['no journey ran'] : specs.filter(({ ok }) => !ok).map(({ title }) => title)
}
