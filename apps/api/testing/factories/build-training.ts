import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { trainingRecords, trainings } from '../../src/database/schema/trainings.ts'
import type { Overrides } from './overrides.ts'
import { someTrainingType } from './some-training-type.ts'

export const buildTraining = async (
  db: Database,
  branchUuid: string,
  memberUuid: string,
  overrides: Overrides<typeof trainings> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid,
    memberUuid,
    trainingTypeUuid: await someTrainingType(db, branchUuid),
    deviceType: 'strap',
    modality: 'group' as const,
    startAt: new Date('2026-11-20T18:00:00Z'),
    offset: '-6',
    zone: 'America/Mexico_City',
    durationSeconds: 60,
    belowSeconds: 0,
    z1Seconds: 0,
    z2Seconds: 0,
    z3Seconds: 60,
    z4Seconds: 0,
    z5Seconds: 0,
    points: 3,
    pointsVersion: 1,
    maxHeartRate: 200,
    ...overrides,
  }
  await db.insert(trainings).values(row)
  const heartRates = Array.from({ length: 60 }, () => 150)
  await db.insert(trainingRecords).values({ trainingUuid: row.uuid, branchUuid, stepSeconds: 1, heartRates })
  return row
}
