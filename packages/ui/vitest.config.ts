import { fileURLToPath } from 'node:url'

import { findChromium, launchArguments } from '@repo/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = findChromium()

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      { extends: './vite.config.ts', test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: launchArguments() },
              contextOptions: { locale: 'en-US', timezoneId: 'America/Mexico_City' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
