import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'
import { findTestBrowser, launchArguments } from '@repo/browser'
import { bySize } from '@repo/test-size'

/** Journeys mostly wait for timers and frames. */
const WORKERS_A_CORE = 2

const ANSWER_MS = 20_000
/** `toPass` has no default limit, so a failing expectation would be repeated until the test times out. */
const REPEATED_MS = 60_000

export default defineConfig({
  testDir: './tests',
  // tags name the size at which slow journeys run
  ...bySize({ small: { grepInvert: /@full|@night/ }, full: { grep: /@full/ }, night: {} }),
  workers: WORKERS_A_CORE * availableParallelism(),
  timeout: 90_000,
  // a busy machine needs time for a large report
  expect: { timeout: ANSWER_MS, toPass: { timeout: REPEATED_MS } },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  outputDir: 'test-results/traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    trace: 'on-first-retry',
    viewport: { width: 1366, height: 768 },
    launchOptions: { executablePath: findTestBrowser(), args: launchArguments() },
  },
})
