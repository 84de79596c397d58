import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  rootDir: '../..',
  catalogs: [
    {
      path: '<rootDir>/packages/i18n/src/locales/{locale}',
      include: [
        '<rootDir>/apps/panel/src',
        '<rootDir>/apps/live/src',
        '<rootDir>/apps/join/src',
        '<rootDir>/apps/meet/src',
        '<rootDir>/packages/live-class/src',
      ],
      exclude: ['**/*.test.*'],
    },
  ],
})
