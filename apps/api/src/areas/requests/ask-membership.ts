import { randomUUID } from 'node:crypto'

import { requestLimits } from '@repo/domain/limits'
import { REQUEST_CONSENT, type RequestFields } from '@repo/domain/request-form'
import { count } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { linkRequests } from '../../database/schema/link-requests.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Language } from '../../http/errors/sentences.ts'
import { centerToday } from '../../lists/center-today.ts'
import { isWaiting } from './waiting-requests.ts'

interface Asked {
  readonly branchUuid: string
  readonly fields: RequestFields
  readonly language: Language
  readonly now: number
}

const HOUR_SECONDS = 3600

/** Notes that somebody asks to become a member. One e-mail waits once: what it said last counts. */
export const askMembership = async (tx: Transaction, { branchUuid, fields, language, now }: Asked): Promise<void> => {
  if (fields.birthday > (await centerToday(tx, now))) {
    throw new Refusal('invalid-input', { fields: { birthday: 'invalid-input' } })
  }
  const [all] = await tx.select({ count: count() }).from(linkRequests).where(isWaiting)
  if ((all?.count ?? 0) >= requestLimits.waiting) throw new Refusal('rate-limited', { retryAfterSeconds: HOUR_SECONDS })
  const said = {
    ...fields,
    language,
    consentVersion: REQUEST_CONSENT,
    requestedAt: new Date(now),
  }
  await tx
    .insert(linkRequests)
    .values({ uuid: randomUUID(), branchUuid, ...said })
    .onConflictDoUpdate({
      target: [linkRequests.branchUuid, linkRequests.email],
      targetWhere: isWaiting,
      set: said,
    })
}
