import { hashPassword } from '../../src/areas/auth/password.ts'

/** What every administrator of the tests signs in with. */
export const PASSWORD = 'correct horse battery'

let hashed: Promise<string> | null = null

/** Hashed once for all, because a hash takes its time. */
export const passwordHash = (): Promise<string> => {
  hashed ??= hashPassword(PASSWORD)
  return hashed
}
