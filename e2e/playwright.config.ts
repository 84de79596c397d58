import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'
import { findTestBrowser, launchArguments } from '@repo/browser'
import { bySize } from '@repo/test-size'

/** Journeys wait for clocks and frames more than for the processor. */
const WORKERS_A_CORE = 2

/** Journeys through the built product: the real server, an embedded database of its own, real browsers. */
export default defineConfig({
  testDir: './tests',
  // a journey that takes longer than some seconds is tagged with the size that it belongs to
  ...bySize({ small: { grepInvert: /@full|@night/ }, full: { grep: /@full/ }, night: {} }),
  // each worker has its own server and data
  workers: WORKERS_A_CORE * availableParallelism(),
  timeout: 90_000,
  // a machine that is busy takes its time over a large report; nothing here measures how long
  expect: { timeout: 20_000 },
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
