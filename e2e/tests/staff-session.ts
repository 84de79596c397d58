import type { Page } from '@playwright/test'
import { logIn, type SignedIn, signedInOf } from '@repo/api-client/auth/log-in'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { type Client, createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'

export interface StaffSession extends SignedIn {
  readonly client: Client
}

/** Ends another session of the account. */
export const openStaffSession = async (url: string, email: string): Promise<StaffSession> => {
  const anonymous = createClient({ baseUrl: url, headers: () => ({}) })
  const { key: centerKey } = await anonymous.call(searchCenter, { params: { host: 'localhost' } })
  const center = createClient({ baseUrl: url, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const signedIn = signedInOf(
    await center.call(logIn, { body: { email, password: 'demo-password', isRemembered: false, force: true } }),
  )
  const { token: staffToken, branchUuid } = signedIn
  const headers = sessionHeaders({ centerKey, language: 'en', staffToken, branchUuid })
  return { ...signedIn, client: createClient({ baseUrl: url, headers: () => headers }) }
}

/** Sets the session once per tab, so that later changes remain. */
export const giveSession = (page: Page, session: StaffSession): Promise<unknown> =>
  page.context().addInitScript(
    (stored) => {
      // frames such as the PDF viewer have no storage
      if (window !== window.top || sessionStorage.getItem('given') !== null) return
      sessionStorage.setItem('given', 'yes')
      sessionStorage.setItem('auth', stored)
    },
    JSON.stringify({
      rememberme: false,
      tokenAdmin: session.token,
      uuidUser: session.userUuid,
      uuidBranch: session.branchUuid,
      permissions: session.permissions,
      showAgreement: false,
      role: session.role,
      features_enabled: session.features,
    }),
  )
