import '@repo/api-client/browser/page-come-back'
import '@repo/ui/global.css'
import { I18nProvider } from '@lingui/react'
import { pageCode } from '@repo/api-client/browser/page-code'
import { watchFaults } from '@repo/api-client/browser/watch-faults'
import { i18n } from '@repo/i18n'
import { loadFont } from '@repo/ui/first-paint'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { accent } from './app/accent.ts'
import { showFirstLocale } from './app/locale.ts'
import { runPhone } from './app/run-phone.ts'
import { runVersion } from './app/run-version.ts'
import { apiUrl } from './app/services.ts'
import { JoinApp } from './features/join-app.tsx'

loadFont()
accent.wearKept()
await showFirstLocale()
runPhone()

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
createRoot(root, watchFaults({ app: 'join', baseUrl: apiUrl, route: () => '/join/$room' })).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <JoinApp />
    </I18nProvider>
  </StrictMode>,
)
if (import.meta.env.PROD) {
  pageCode.keep(import.meta.env.BASE_URL)
  runVersion()
}
