import { and, asc, eq, getTableColumns, inArray, ne, or } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeResults, challenges } from '../../database/schema/challenges.ts'
import { bans, classes, participations } from '../../database/schema/classes.ts'
import { importParts, importRows, imports } from '../../database/schema/imports.ts'
import { linkRequests, members, memberStandings, memberWeights } from '../../database/schema/members.ts'
import { sensors, strapAddresses } from '../../database/schema/sensors.ts'
import { strapClaims } from '../../database/schema/strap-claims.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import { Refusal } from '../../lib/refusal.ts'
import { eraseFromAudit } from '../audit/create-audit-trail.ts'

type Row = Readonly<Record<string, unknown>>

const unknownMeasures = (profile: typeof members.$inferSelect): readonly string[] =>
  (['weightKg', 'heightCm', 'restingHeartRate'] as const).filter((measure) => profile[measure] === null)

export const memberData = async (
  tx: Transaction,
  uuid: string,
): Promise<Readonly<Record<string, readonly Row[]>> | null> => {
  const [profile] = await tx.select().from(members).where(eq(members.uuid, uuid))
  if (profile === undefined) return null
  const {
    heartRates,
    stepSeconds,
    refusedPlaces,
    offSkinPlaces,
    lastSeconds,
    calories: caloriesSoFar,
  } = getTableColumns(trainingRecords)
  return {
    profile: [{ ...profile, notMeasured: unknownMeasures(profile) }],
    weights: await tx
      .select()
      .from(memberWeights)
      .where(eq(memberWeights.memberUuid, uuid))
      .orderBy(asc(memberWeights.measuredAt)),
    bans: await tx.select().from(bans).where(eq(bans.memberUuid, uuid)),
    requests: await tx
      .select()
      .from(linkRequests)
      .where(or(eq(linkRequests.memberUuid, uuid), eq(linkRequests.email, profile.email))),
    sensors: await tx
      .select({ ...getTableColumns(sensors), address: strapAddresses.address })
      .from(sensors)
      .leftJoin(strapAddresses, eq(strapAddresses.sensorUuid, sensors.uuid))
      .where(eq(sensors.memberUuid, uuid)),
    participations: await tx.select().from(participations).where(eq(participations.memberUuid, uuid)),
    pickedStraps: await tx
      .select(getTableColumns(strapClaims))
      .from(strapClaims)
      .innerJoin(participations, eq(participations.uuid, strapClaims.participationUuid))
      .where(eq(participations.memberUuid, uuid))
      .orderBy(asc(strapClaims.fromAt)),
    challenges: await tx
      .select({ challenge: challenges.name, ...getTableColumns(challengeParticipants) })
      .from(challengeParticipants)
      .innerJoin(challenges, eq(challenges.uuid, challengeParticipants.challengeUuid))
      .where(eq(challengeParticipants.memberUuid, uuid))
      .orderBy(asc(challengeParticipants.startAt)),
    challengeResults: await tx
      .select({ challenge: challenges.name, ...getTableColumns(challengeResults) })
      .from(challengeResults)
      .innerJoin(challenges, eq(challenges.uuid, challengeResults.challengeUuid))
      .where(eq(challengeResults.memberUuid, uuid))
      .orderBy(asc(challengeResults.at)),
    standing: await tx.select().from(memberStandings).where(eq(memberStandings.memberUuid, uuid)),
    trainings: await tx
      .select({
        ...getTableColumns(trainings),
        heartRates,
        stepSeconds,
        refusedPlaces,
        offSkinPlaces,
        lastSeconds,
        caloriesSoFar,
      })
      .from(trainings)
      .leftJoin(trainingRecords, eq(trainingRecords.trainingUuid, trainings.uuid))
      .where(eq(trainings.memberUuid, uuid))
      .orderBy(asc(trainings.startAt)),
  }
}

/** Deletes the rows of imports, and the files that they came in. What is left of an import can still run. */
const forgetInImports = async (tx: Transaction, uuid: string): Promise<void> => {
  const gone = await tx
    .delete(importRows)
    .where(eq(importRows.targetUuid, uuid))
    .returning({ importUuid: importRows.importUuid })
  const uuids = [...new Set(gone.map(({ importUuid }) => importUuid))]
  if (uuids.length === 0) return
  await tx.delete(importParts).where(inArray(importParts.importUuid, uuids))
  const ofTables = and(inArray(imports.uuid, uuids), ne(imports.kind, 'trainings'))
  await tx.update(imports).set({ sealedFacts: null }).where(ofTables)
}

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
  const isRequester = or(eq(linkRequests.memberUuid, uuid), eq(linkRequests.email, member.email))
  await tx.delete(linkRequests).where(isRequester)
  await forgetInImports(tx, uuid)
  await eraseFromAudit(tx, [uuid])
  await tx.delete(members).where(eq(members.uuid, uuid))
  return member.imageUrl
}
