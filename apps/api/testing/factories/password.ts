import { hashPassword } from '../../src/areas/auth/password.ts'

export const PASSWORD = 'correct horse battery'

let hashed: Promise<string> | null = null

/** Hashed once, because a hash is slow. */
export const passwordHash = (): Promise<string> => {
  hashed ??= hashPassword(PASSWORD)
  return hashed
}
