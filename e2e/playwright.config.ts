import { defineConfig } from '@playwright/test'
import { findJourneyBrowser, launchArguments } from '@repo/browser'

import { serverPort as port, zoomPort } from './tests/ports.ts'

const zoom = `http://127.0.0.1:${zoomPort}`

/** Journeys through the built product: the real server, an embedded database of its own, real browsers. */
export default defineConfig({
  testDir: './tests',
  workers: 1,
  timeout: 90_000,
  // a machine that is busy takes its time over a large report; nothing here measures how long
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  // another half of the journeys may run beside this one
  outputDir: `test-results/${port}`,
  reporter: [['list'], ['json', { outputFile: `test-results/${port}.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    viewport: { width: 1366, height: 768 },
    launchOptions: { executablePath: findJourneyBrowser(), args: launchArguments() },
  },
  webServer: {
    command: 'node tests/server.ts',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), ZOOM_API_URL: zoom, ZOOM_OAUTH_URL: zoom, ZOOM_SDK_URL: zoom },
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
