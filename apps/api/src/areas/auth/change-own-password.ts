import { isMadeOfNames } from '@repo/domain/people/password-names'
import { and, eq } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { administrators } from '../../database/schema/staff.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findAdministrator } from '../staff/staff-queries.ts'
import { verifyPassword } from './password.ts'
import { signOutOfDisplays } from './sessions.ts'

let common: Promise<ReadonlySet<string>> | null = null

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const PRODUCT = 'Latido'

export type Guessable = 'password-common' | 'password-of-names'

export const guessableAs = async (password: string, centerName: string): Promise<Guessable | null> => {
  common ??= load()
  if ((await common).has(password.toLowerCase())) return 'password-common'
  return isMadeOfNames(password, [centerName, PRODUCT]) ? 'password-of-names' : null
}

export const refuseGuessable = async (password: string, centerName: string): Promise<void> => {
  const code = await guessableAs(password, centerName)
  if (code !== null) throw new Refusal(code, { fields: { password: code } })
}

const wrong = () => new Refusal('password-wrong', { fields: { password_current: 'password-wrong' } })

/** Compares outside a transaction, so that no connection waits. */
export const provenHash = async (branch: BranchDatabase, adminUuid: string, password: string): Promise<string> => {
  const person = await branch.run((tx) => findAdministrator(tx, adminUuid))
  if (person === null || !(await verifyPassword(password, person.passwordHash))) throw wrong()
  return person.passwordHash
}

interface Change {
  readonly adminUuid: string
  /** The verified hash. After a concurrent change the new password must be verified. */
  readonly before: string
  readonly passwordHash: string
}

/** Returns the display clients to disconnect. */
export const changeOwnPassword = async (
  tx: Transaction,
  { adminUuid, before, passwordHash }: Change,
): Promise<readonly string[]> => {
  const changed = await tx
    .update(administrators)
    .set({ passwordHash })
    .where(and(eq(administrators.uuid, adminUuid), eq(administrators.passwordHash, before)))
    .returning({ uuid: administrators.uuid })
  if (changed.length === 0) throw wrong()
  return signOutOfDisplays(tx, adminUuid)
}
