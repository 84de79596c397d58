import { randomUUID } from 'node:crypto'

import { and, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { uuidIn } from '../../database/uuid-in.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { queueLetters } from '../../mail/mail-queue.ts'
import { branchOf } from '../center/branch.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'
import { stopUrl } from './result-mail-links.ts'
import { resultWords } from './result-words.ts'
import type { Outcome } from './write-results.ts'

interface Results {
  readonly challenge: Challenge
  readonly goals: number
  readonly competitors: number
  readonly now: number
  /** For the way out of these mails. */
  readonly encryption: Encryption
}

/** Writes to those of some members who want results by mail, each in their language, how the challenge ended for them. */
export const queueResults = async (
  tx: Transaction,
  { challenge, goals, competitors, now, encryption }: Results,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const byMember = new Map(outcomes.map((outcome) => [outcome.memberUuid, outcome]))
  const wanted = and(isNull(members.unlinkedAt), isNotNull(members.resultMailsSince))
  const readers = await tx
    .select()
    .from(members)
    .where(and(uuidIn(sql`${members.uuid}`, [...byMember.keys()]), wanted))
  if (readers.length === 0) return
  const center = await branchOf(tx)
  const by = competesBy(challenge)
  const letters = readers.flatMap((member) => {
    const outcome = byMember.get(member.uuid)
    if (outcome === undefined || member.resultMailsOrigin === null) return []
    const group = by === 'member' || outcome.groupName === null ? null : { kind: by, name: outcome.groupName }
    const facts = { ...outcome, goals, competitors, group, isFree: challenge.compliance === 'free' }
    const leaveUrl = stopUrl(encryption, member.resultMailsOrigin, {
      branchUuid: center.uuid,
      memberUuid: member.uuid,
    })
    const words = { centerName: center.name, name: member.name, challengeName: challenge.name, leaveUrl }
    return {
      id: randomUUID(),
      memberUuid: member.uuid,
      administratorUuid: null,
      recipient: member.email,
      senderName: center.name,
      ...resultWords(member.language ?? center.language, { ...facts, ...words }),
      leaveUrl,
      queuedAt: new Date(now),
    }
  })
  await queueLetters(tx, challenge.branchUuid, letters, new Date(now))
}
