import { FEATURES, PERMISSIONS } from '@repo/domain/permissions'
import * as z from 'zod/mini'

import type { SignedIn } from '../auth/log-in.ts'

const KEY = 'auth'

const StoredSession = z.object({
  rememberme: z.boolean(),
  tokenAdmin: z.string(),
  uuidUser: z.string(),
  uuidBranch: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  showAgreement: z.boolean(),
  role: z.string(),
  features_enabled: z.array(z.enum(FEATURES)),
  /** When the token was issued, by this device's clock; an unknown age asks for a renewal. */
  renewedAt: z._default(z.number(), 0),
})
/** A staff session as browser storage keeps it. */
export type StoredSession = z.infer<typeof StoredSession>

/** A session fresh from the login. */
export const storedSessionOf = (signedIn: SignedIn, rememberme: boolean, now: number): StoredSession => ({
  rememberme,
  tokenAdmin: signedIn.token,
  uuidUser: signedIn.userUuid,
  uuidBranch: signedIn.branchUuid,
  permissions: [...signedIn.permissions],
  showAgreement: signedIn.showAgreement,
  role: signedIn.role,
  features_enabled: [...signedIn.features],
  renewedAt: now,
})

/** Where a browser keeps things: for good and seen by every tab, and for the life of one tab. */
export interface SessionStorages {
  readonly local: Storage
  readonly tab: Storage
}

/** Reads a session from somewhere that cannot be trusted; null when it is none. */
export const parseStoredSession = (value: unknown): StoredSession | null => StoredSession.safeParse(value).data ?? null

const readFrom = (storage: Storage): StoredSession | null => {
  try {
    return parseStoredSession(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    // not JSON, or a browser that stores nothing: as good as none
    return null
  }
}

/** Whether a storage event tells of the session. */
export const isSessionKey = (key: string | null): boolean => key === null || key === KEY

/** The stored session, the one all tabs see first; a broken or foreign record reads as none. */
export const readStoredSession = ({ local, tab }: SessionStorages): StoredSession | null =>
  readFrom(local) ?? readFrom(tab)

/** Keeps a session for all tabs when remembered, else for this one; null forgets it. */
export const writeStoredSession = ({ local, tab }: SessionStorages, session: StoredSession | null): void => {
  try {
    tab.removeItem(KEY)
    if (session?.rememberme === true) {
      local.setItem(KEY, JSON.stringify(session))
    } else {
      local.removeItem(KEY)
      if (session !== null) tab.setItem(KEY, JSON.stringify(session))
    }
  } catch {
    // a browser that stores nothing keeps the session in memory
  }
}

/** Forgets what only this tab keeps. */
export const forgetTabSession = ({ tab }: SessionStorages): void => {
  try {
    tab.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
