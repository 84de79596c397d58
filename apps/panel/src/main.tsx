import '@repo/api-client/browser/page-come-back'
import '@repo/ui/global.css'
import { I18nProvider } from '@lingui/react'
import { pageCode } from '@repo/api-client/browser/page-code'
import { watchFaults } from '@repo/api-client/browser/watch-faults'
import { watchVersion } from '@repo/api-client/browser/watch-version'
import { i18n } from '@repo/i18n'
import { ErrorBoundary } from '@repo/ui/error-boundary'
import { loadFont } from '@repo/ui/first-paint'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { accent } from './app/accent.ts'
import { markMissingCode } from './app/connection/missing-code.ts'
import { useVersionStore } from './app/connection/version-store.ts'
import { showFirstLocale } from './app/locale/locale.ts'
import { createPanelRouter } from './app/router.ts'
import { loadRuntimeConfig } from './app/runtime-config.ts'
import { createServices } from './app/services.ts'
import { FailedPage } from './features/startup/failed-page.tsx'
import { firstScreenOf } from './features/startup/first-screen.ts'
import { PanelApp } from './features/startup/panel-app.tsx'
import { runStartup } from './features/startup/run-startup.ts'

loadFont()
accent.wearKept()
markMissingCode()
const [config] = await Promise.all([loadRuntimeConfig(), showFirstLocale()])
const services = createServices({ baseUrl: config.apiBaseUrl })
const router = createPanelRouter({ ...services, config })
runStartup({ ...services, screen: firstScreenOf(router, services) })

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
const faults = watchFaults({
  app: 'panel',
  baseUrl: config.apiBaseUrl,
  route: () => router.state.matches.at(-1)?.routeId ?? '/',
})
createRoot(root, faults).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={services.queryClient}>
        <ErrorBoundary fallback={<FailedPage />}>
          <PanelApp router={router} client={services.client} queryClient={services.queryClient} config={config} />
        </ErrorBoundary>
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
if (import.meta.env.PROD) {
  pageCode.keep(import.meta.env.BASE_URL)
  watchVersion(() => useVersionStore.setState({ isOld: true }))
}
