import { asc, eq, getTableColumns, or } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeResults, challenges } from '../../database/schema/challenges.ts'
import { bans, participations } from '../../database/schema/classes.ts'
import { linkRequests, members, memberStandings, memberWeights } from '../../database/schema/members.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'

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
    sensors: await tx.select().from(sensors).where(eq(sensors.memberUuid, uuid)),
    participations: await tx.select().from(participations).where(eq(participations.memberUuid, uuid)),
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
