import type { SignedIn } from '@repo/api-client/auth/log-in'
import { FEATURES, PERMISSIONS } from '@repo/domain/permissions'
import * as v from 'valibot'

const KEY = 'auth'

const StoredSession = v.object({
  rememberme: v.boolean(),
  tokenAdmin: v.string(),
  uuidUser: v.string(),
  uuidBranch: v.string(),
  permissions: v.array(v.picklist(PERMISSIONS)),
  showAgreement: v.boolean(),
  role: v.string(),
  features_enabled: v.array(v.picklist(FEATURES)),
})
/** The session as browser storage keeps it. */
export type StoredSession = v.InferOutput<typeof StoredSession>

/** A session fresh from the login. */
export const storedSessionOf = (signedIn: SignedIn, rememberme: boolean): StoredSession => ({
  rememberme,
  tokenAdmin: signedIn.token,
  uuidUser: signedIn.userUuid,
  uuidBranch: signedIn.branchUuid,
  permissions: [...signedIn.permissions],
  showAgreement: signedIn.showAgreement,
  role: signedIn.role,
  features_enabled: [...signedIn.features],
})

const storages = (): Storage[] => {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

/** The stored session; a broken or foreign record reads as none. */
export const readStoredSession = (): StoredSession | null => {
  for (const storage of storages()) {
    try {
      const parsed = v.safeParse(StoredSession, JSON.parse(storage.getItem(KEY) ?? 'null'))
      if (parsed.success) return parsed.output
    } catch {
      // not JSON: as good as nothing
    }
  }
  return null
}

/** Keeps a session in local storage when remembered, else until the browser closes; null forgets it. */
export const writeStoredSession = (session: StoredSession | null): void => {
  try {
    for (const storage of storages()) storage.removeItem(KEY)
    if (session !== null) (session.rememberme ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(session))
  } catch {
    // a browser that stores nothing keeps the session in memory
  }
}
