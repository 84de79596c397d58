import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Database } from '../../src/database/database.ts'
import { auditEntries } from '../../src/database/schema/audit-entries.ts'
import { challengeRooms } from '../../src/database/schema/challenges.ts'
import { participations, samples } from '../../src/database/schema/classes.ts'
import { idempotencyRecords } from '../../src/database/schema/idempotency-records.ts'
import { images } from '../../src/database/schema/images.ts'
import { mailParts, mails } from '../../src/database/schema/mails.ts'
import { knownNetworks, loginAttempts, sentReports } from '../../src/database/schema/staff.ts'
import { streamingMeetings } from '../../src/database/schema/streaming.ts'
import { trainingRecords } from '../../src/database/schema/trainings.ts'
import type { World } from '../world.ts'
import { buildChallenge } from './build-challenge.ts'
import { buildChallenger } from './build-challenger.ts'
import { buildGoal } from './build-goal.ts'
import { buildResult } from './build-result.ts'
import { buildTeam } from './build-team.ts'
import { buildWeight } from './build-weight.ts'

/** Text that breaks careless file writers: quotes, lines, brackets, a lookalike of null, and beyond the BMP. */
const AWKWARD = '["\\N", null]\n\t{"a":1}\r\n\\x00 \u2028 Ñandú 💪 \u0001'

export const furnish = async (
  db: Database,
  { branch, admin, idle, spare, classUuid, trainingUuid }: World,
): Promise<void> => {
  const branchUuid = branch.uuid
  const at = new Date('2026-02-28T23:59:59.987Z')
  const challenge = await buildChallenge(db, branchUuid, { name: 'Reto «a, b»; \'c\' "d"' })
  const team = await buildTeam(db, challenge)
  await buildGoal(db, challenge)
  const { startAt, finishAt } = challenge
  const invited = { challengeUuid: challenge.uuid, branchUuid, roomUuid: idle.uuid, startAt, finishAt }
  await db.insert(challengeRooms).values(invited)
  await buildChallenger(db, challenge, spare.uuid, { teamUuid: team.uuid })
  await buildResult(db, challenge, spare.uuid)
  await buildWeight(db, branchUuid, spare.uuid, 0.1 + 0.2, at)
  await db.insert(images).values({ name: 'a.webp', content: Buffer.from([0, 255, 10, 92, 120]), storedAt: at })
  const done = {
    uuid: randomUUID(),
    branchUuid,
    administratorName: AWKWARD,
    action: 'administrator-created' as const,
    at,
  }
  await db.insert(auditEntries).values({ ...done, details: { name: AWKWARD, changes: [] }, salt: randomUUID() })
  await db.insert(loginAttempts).values({ key: AWKWARD, failures: 2_147_483_647, lastFailureAt: at })
  const byMinute = { stepSeconds: 60, heartRates: [101, 250], lastSeconds: [59, 0], calories: [0.1, 1e-7] }
  await db.update(trainingRecords).set(byMinute).where(eq(trainingRecords.trainingUuid, trainingUuid))
  const mail = { uuid: randomUUID(), branchUuid, memberUuid: spare.uuid, recipient: 'a@b.example', senderName: AWKWARD }
  await db.insert(mails).values({ ...mail, subject: '', body: AWKWARD, queuedAt: at, nextAttemptAt: at })
  await db.insert(mailParts).values({ mailUuid: mail.uuid, branchUuid, position: 0, content: 'QUJD' })
  await db.insert(sentReports).values({ uuid: randomUUID(), branchUuid, administratorUuid: admin.uuid, at })
  const keptAnswer = { branchUuid, nameHash: AWKWARD, fingerprint: '', sealedAnswer: AWKWARD, at }
  await db.insert(idempotencyRecords).values(keptAnswer)
  await db.insert(streamingMeetings).values({ branchUuid, claim: randomUUID(), claimedAt: at, classUuid })
  const network = { administratorUuid: admin.uuid, branchUuid, networkHash: AWKWARD, seenAt: at }
  await db.insert(knownNetworks).values(network)
  const [participation] = await db.select().from(participations).limit(1)
  const beat = { participationUuid: participation?.uuid ?? '', branchUuid, at: Number.MAX_SAFE_INTEGER, heartRate: 240 }
  await db.insert(samples).values(beat)
}
