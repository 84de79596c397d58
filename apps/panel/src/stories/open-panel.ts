import type { Answer } from '@repo/api-client/fake/answer'
import { createContractServer, type ContractServer } from '@repo/api-client/fake/contract-server'
import { permissionsOf, type Permission, type Role } from '@repo/domain/people/permissions'
import type { Locale } from '@repo/i18n'
import { createMemoryHistory } from '@tanstack/react-router'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { accent } from '../app/accent.ts'
import { useVersionStore } from '../app/connection/version-store.ts'
import { createPanelRouter } from '../app/router.ts'
import type { RuntimeConfig } from '../app/runtime-config.ts'
import { createServices, type Services } from '../app/services.ts'
import { useSessionStore } from '../app/session/session-store.ts'
import { toasts } from '../app/toasts.ts'
import { BRANCH_UUID, centerAnswers, STAFF_UUID } from './sample-center.ts'

interface OpenPage {
  readonly number: number
  readonly router: ReturnType<typeof createPanelRouter>
  readonly queryClient: Services['queryClient']
}

export interface OpenPanel {
  readonly server: ContractServer
  readonly page: StoreApi<OpenPage>
  readonly address: () => string
  readonly back: () => void
  readonly reload: () => void
}

export interface Opening {
  readonly showAgreement?: boolean
  readonly path: string
  readonly as: Role | readonly Permission[]
  readonly locale: Locale
  readonly helpUrl?: RuntimeConfig['helpUrl']
  readonly router?: typeof createPanelRouter
}

const signIn = ({ as, locale, showAgreement = false }: Opening): void => {
  useSessionStore.setState({
    center: {
      key: 'story',
      language: 'es',
      isActive: true,
      name: 'Latido Demo',
      imageUrl: null,
      accentColor: null,
      publicUrl: 'https://demo.example',
    },
    session: {
      rememberme: false,
      tokenAdmin: 'story',
      uuidUser: STAFF_UUID,
      uuidBranch: BRANCH_UUID,
      permissions: [...(typeof as === 'string' ? permissionsOf(as) : as)],
      showAgreement,
      role: typeof as === 'string' ? as : 'coach',
      features_enabled: ['realtime', 'daqs', 'streaming', 'gamification'],
      renewedAt: Date.now(),
    },
    isLost: false,
    isSuspended: false,
    locale,
  })
}

const config = {
  apiBaseUrl: '',
  manualUrl: { en: '#manual', es: '#manual' },
  helpUrl: { en: '', es: '' },
  companyUrl: '#company',
  supportContact: '',
}

const pageAt = (opening: Opening, server: ContractServer, number: number): OpenPage => {
  const { path, helpUrl = config.helpUrl, router: createRouter = createPanelRouter } = opening
  const services = createServices({ baseUrl: '', fetch: server.fetch })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ ...services, config: { ...config, helpUrl } }, history)
  return { number, router, queryClient: services.queryClient }
}

/** `answers` take precedence over the default ones. */
export const openPanel = (opening: Opening, answers: readonly Answer[]): OpenPanel => {
  localStorage.clear()
  sessionStorage.clear()
  accent.wear(null)
  useVersionStore.setState({ isOld: false, hasNotice: false })
  signIn(opening)
  for (const { id } of toasts.get()) toasts.dismiss(id)
  const server = createContractServer([...answers, ...centerAnswers])
  const page = createStore(() => pageAt(opening, server, 1))
  const address = () => page.getState().router.state.location.href
  return {
    server,
    page,
    address,
    back: () => page.getState().router.history.back(),
    reload: () => page.setState(({ number }) => pageAt({ ...opening, path: address() }, server, number + 1)),
  }
}
