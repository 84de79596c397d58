import type { CenterLookup } from '@repo/api-client/auth/search-center'
import type { Locale } from '@repo/i18n'
import { create } from 'zustand'

import { writeStoredSession, type StoredSession } from './stored-session.ts'

interface SessionStore {
  readonly center: CenterLookup | null
  readonly session: StoredSession | null
  readonly locale: Locale
}

/** Client state only: which center, who is signed in, which language. */
export const useSessionStore = create<SessionStore>(() => ({ center: null, session: null, locale: 'en' }))

/** Signs in, refreshes or (null) signs out, in memory and in storage. */
export const setSession = (session: StoredSession | null): void => {
  writeStoredSession(session)
  useSessionStore.setState({ session })
}

/** Origin of the addresses that phones and walls open. */
export const usePublicUrl = (): string => useSessionStore((state) => state.center?.publicUrl ?? location.origin)

/** The signed-in session; screens behind the login always have one. */
export const useSession = (): StoredSession => {
  const session = useSessionStore((state) => state.session)
  if (session === null) throw new Error('this screen needs a session')
  return session
}
