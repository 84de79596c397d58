import '@repo/api-client/browser/page-come-back'
import '@repo/ui/global.css'
import { I18nProvider } from '@lingui/react'
import { pageCode } from '@repo/api-client/browser/page-code'
import { watchFaults } from '@repo/api-client/browser/watch-faults'
import { activateLocale, i18n, preferredLocale } from '@repo/i18n'
import { loadFont } from '@repo/ui/first-paint'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { accent } from './app/accent.ts'
import { apiBaseUrl, queryClient } from './app/services.ts'
import { LiveApp } from './features/live-app.tsx'

loadFont()
accent.wearKept()
await activateLocale(preferredLocale(navigator.languages))

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
createRoot(root, watchFaults({ app: 'live', baseUrl: apiBaseUrl, route: () => '/live' })).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <LiveApp />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
if (import.meta.env.PROD) pageCode.keep(import.meta.env.BASE_URL)
