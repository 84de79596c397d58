import { randomUUID } from 'node:crypto'

import type { Role } from '@repo/domain/permissions'

import type { Transaction } from '../../database/database.ts'
import { administrators } from '../../database/schema/administrators.ts'
import { violatedUnique } from '../../http/errors/database-error.ts'
import { Refusal } from '../../http/errors/refusal.ts'

export interface NewAdministrator {
  readonly branchUuid: string
  readonly name: string
  readonly lastName1: string
  readonly email: string
  readonly role: Role
  readonly lastName2?: string | null
  readonly landline?: string | null
  readonly mobilePhone?: string | null
  readonly passwordHash: string
  readonly now: number
}

/** Adds a member of staff to a center; an e-mail signs in at one center only. */
export const createAdministrator = async (tx: Transaction, input: NewAdministrator): Promise<string> => {
  const { now, ...person } = input
  const uuid = randomUUID()
  await tx
    .insert(administrators)
    .values({ uuid, ...person, createdAt: new Date(now) })
    .catch((error: unknown) => {
      if (violatedUnique(error) === null) throw error
      throw new Refusal('email-taken', { fields: { email: 'email-taken' } })
    })
  return uuid
}
