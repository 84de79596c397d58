import { browserPorts } from '@repo/api-client/auth/browser-ports'
import type { CenterLookup } from '@repo/api-client/auth/search-center'
import { createSessionKeeper } from '@repo/api-client/auth/session-keeper'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import type { Locale } from '@repo/i18n'
import { create } from 'zustand'

interface SessionStore {
  readonly center: CenterLookup | null
  readonly session: StoredSession | null
  /** The server ended the session without a sign-out. */
  readonly isLost: boolean
  readonly isSuspended: boolean
  readonly locale: Locale
}

export const useSessionStore = create<SessionStore>(() => ({
  center: null,
  session: null,
  isLost: false,
  isSuspended: false,
  locale: 'en',
}))

export const sessionKeeper = createSessionKeeper(browserPorts())

sessionKeeper.listen((session, cause) => useSessionStore.setState({ session, isLost: cause === 'refused' }))

export const usePublicUrl = (): string => useSessionStore((state) => state.center?.publicUrl ?? location.origin)

export const useSession = (): StoredSession => {
  const session = useSessionStore((state) => state.session)
  if (session === null) throw new Error('this screen needs a session')
  return session
}
