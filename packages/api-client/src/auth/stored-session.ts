import { FEATURES, PERMISSIONS } from '@repo/domain/people/permissions'
import * as z from 'zod/mini'

import { stored } from '../browser/stored.ts'
import type { SignedIn } from './log-in.ts'

const KEY = 'auth'

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
  /** Local time in ms. 0 forces a renewal. */
  renewedAt: z._default(z.number(), 0),
})
export type StoredSession = z.infer<typeof StoredSession>

/** Makes the stored form of a new session. */
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

/** `local` is permanent and shared by tabs, `tab` ends with the tab. */
export interface SessionStorages {
  readonly local: Storage
  readonly tab: Storage
}

/** Parses untrusted data. Null if invalid. */
export const parseStoredSession = (value: unknown): StoredSession | null => StoredSession.safeParse(value).data ?? null

const sessionIn = (storage: Storage) => stored(KEY, StoredSession, () => storage)

/** Whether a storage event concerns the session. */
export const isSessionKey = (key: string | null): boolean => key === null || key === KEY

/** The stored session, preferring the shared one. Null if invalid. */
export const readStoredSession = ({ local, tab }: SessionStorages): StoredSession | null =>
  sessionIn(local).read() ?? sessionIn(tab).read()

/** Stores a session, for all tabs if remembered. Null deletes it. */
export const writeStoredSession = ({ local, tab }: SessionStorages, session: StoredSession | null): void => {
  const kept = session?.rememberme === true ? local : tab
  sessionIn(tab).forget()
  // writes last, so that other tabs see one change
  if (kept !== local) sessionIn(local).forget()
  if (session !== null) sessionIn(kept).write(session)
}

/** Deletes the tab's own session. */
export const forgetTabSession = ({ tab }: SessionStorages): void => sessionIn(tab).forget()
