import { FEATURES, PERMISSIONS } from '@repo/domain/people/permissions'
import * as z from 'zod/mini'

import type { SignedIn } from '../auth/log-in.ts'
import { stored } from '../browser/stored.ts'

const KEY = 'auth'

/** The names that are known of a list of names, or of an object of flags as the login answers with. */
const namesOf = <const T extends string>(known: readonly T[]) =>
  z.pipe(
    z.nullable(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
    z.transform((kept) => {
      const has = (name: T) => (Array.isArray(kept) ? kept.includes(name) : Boolean(kept?.[name]))
      return known.filter(has)
    }),
  )

const StoredSession = z.object({
  rememberme: z.boolean(),
  tokenAdmin: z.string(),
  uuidUser: z.string(),
  uuidBranch: z.string(),
  permissions: namesOf(PERMISSIONS),
  showAgreement: z.boolean(),
  role: z.string(),
  features_enabled: namesOf(FEATURES),
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

const sessionIn = (storage: Storage) => stored(KEY, StoredSession, () => storage)

/** Whether a storage event tells of the session. */
export const isSessionKey = (key: string | null): boolean => key === null || key === KEY

/** The stored session, the one all tabs see first; a broken or foreign record reads as none. */
export const readStoredSession = ({ local, tab }: SessionStorages): StoredSession | null =>
  sessionIn(local).read() ?? sessionIn(tab).read()

/** Keeps a session for all tabs when remembered, else for this one; null forgets it. */
export const writeStoredSession = ({ local, tab }: SessionStorages, session: StoredSession | null): void => {
  const kept = session?.rememberme === true ? local : tab
  sessionIn(tab).forget()
  // another tab that listens sees one change, not a session that is gone and one that has come
  if (kept !== local) sessionIn(local).forget()
  if (session !== null) sessionIn(kept).write(session)
}

/** Forgets what only this tab keeps. */
export const forgetTabSession = ({ tab }: SessionStorages): void => sessionIn(tab).forget()
