import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { classes } from '../../src/database/schema/classes.ts'
import type { Overrides } from './overrides.ts'
import { someTrainingType } from './some-training-type.ts'

/** Builds an ended ten-minute class that still occupies its room. */
export const buildEndedClass = async (
  db: Database,
  branchUuid: string,
  roomUuid: string,
  now: number,
  overrides: Overrides<typeof classes> = {},
) => {
  const uuid = randomUUID()
  const startAt = new Date(now - 3_600_000)
  const finishAt = new Date(startAt.getTime() + 600_000)
  const row = {
    uuid,
    branchUuid,
    roomUuid,
    trainingTypeUuid: await someTrainingType(db, branchUuid),
    channel: `branch:${branchUuid}:class:${uuid}`,
    capacity: 30,
    durationMinutes: 10,
    delayMinutes: 0,
    dataOrder: 'effort',
    remoteState: 'ended' as const,
    configuredAt: startAt,
    startAt,
    finishAt,
    endedAt: finishAt,
    ...overrides,
  }
  await db.insert(classes).values(row)
  return row
}
