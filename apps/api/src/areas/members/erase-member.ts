import { and, eq, inArray, or } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes, participations } from '../../database/schema/classes.ts'
import { linkRequests, members } from '../../database/schema/members.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import { Refusal } from '../../lib/refusal.ts'
import { eraseFromAudit } from '../audit/create-audit-trail.ts'

/** Keeps trainings for statistics, without member, measures, or heart rates. Returns the URL of the member's image. */
export const eraseMember = async (tx: Transaction, uuid: string): Promise<string | null> => {
  const [member] = await tx.select().from(members).where(eq(members.uuid, uuid))
  if (member === undefined) throw new Refusal('not-found')
  const [running] = await tx
    .select({ uuid: participations.uuid })
    .from(participations)
    .innerJoin(classes, eq(classes.uuid, participations.classUuid))
    .where(and(eq(participations.memberUuid, uuid), eq(classes.remoteState, 'running')))
    .limit(1)
  if (running !== undefined) throw new Refusal('member-in-class')
  const own = tx.select({ uuid: trainings.uuid }).from(trainings).where(eq(trainings.memberUuid, uuid))
  await tx.delete(trainingRecords).where(inArray(trainingRecords.trainingUuid, own))
  await tx
    .update(trainings)
    .set({
      memberUuid: null,
      sensorName: null,
      sensorUuid: null,
      weightKg: null,
      sex: null,
      age: null,
      maxHeartRate: null,
    })
    .where(eq(trainings.memberUuid, uuid))
  const hasAsked = or(eq(linkRequests.memberUuid, uuid), eq(linkRequests.email, member.email))
  await tx.delete(linkRequests).where(hasAsked)
  await eraseFromAudit(tx, [uuid])
  await tx.delete(members).where(eq(members.uuid, uuid))
  return member.imageUrl
}
