import type { MemberProfile } from '@repo/domain/member-form'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { changeSeen } from '../../http/change-seen.ts'
import { violatedUnique } from '../../http/errors/database-error.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { storedEmail } from '../../lib/email-forms.ts'
import { centerToday } from '../../lists/center-today.ts'
import { stopResultMails } from '../challenges/stop-result-mails.ts'

interface UpdateMember {
  readonly uuid: string
  readonly profile: MemberProfile
  /** What the caller saw last; null overwrites whatever is there. */
  readonly version: number | null
  readonly now: number
}

/** Consent to mails was given from a mailbox, and goes with it. */
const keepConsentWith = async (tx: Transaction, uuid: string, email: string): Promise<void> => {
  const [member] = await tx.select({ email: members.email }).from(members).where(eq(members.uuid, uuid)).for('update')
  if (member !== undefined && storedEmail(member.email) !== storedEmail(email)) await stopResultMails(tx, uuid)
}

/** Changes who a member is; not over a change that the caller has not seen. */
export const updateMember = async (tx: Transaction, { uuid, profile, version, now }: UpdateMember): Promise<void> => {
  const isLinked = and(eq(members.uuid, uuid), isNull(members.unlinkedAt))
  if (profile.birthday > (await centerToday(tx, now))) {
    throw new Refusal('invalid-input', { fields: { birthday: 'invalid-input' } })
  }
  await keepConsentWith(tx, uuid, profile.email)
  await changeSeen(tx, { table: members, row: isLinked, version, change: profile }).catch((error: unknown) => {
    throw violatedUnique(error) === 'members_email' ? new Refusal('member-already-linked') : error
  })
}
