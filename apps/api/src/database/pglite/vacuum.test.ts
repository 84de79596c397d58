import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { buildGym, startTestServer } from '../../../testing/test-server.ts'
import { downsampleOldTrainings } from '../../areas/trainings/downsample-trainings.ts'
import { rowsOf } from '../database.ts'
import { trainingRecords } from '../schema/trainings.ts'
import { vacuumTables } from './pglite-database.ts'

const DAY_MS = 86_400_000

it('new trainings reuse the disk space of seconds that were aggregated to minutes', async () => {
  const server = await startTestServer()
  const { db } = server.context
  const { branch } = await buildGym(server)
  const member = await buildMember(db, branch.uuid)
  const bytes = async () => {
    const [row] = await rowsOf<{ bytes: number }>(
      db,
      sql`select pg_total_relation_size('training_records')::int as bytes`,
    )
    return row?.bytes ?? 0
  }
  // random values, so that they don't compress
  const heartRates = Array.from(
    { length: 3600 },
    (_, second) => 60 + ((second * second * 7919 + second * 104_729) % 140),
  )
  const train = async () => {
    for (let count = 0; count < 20; count += 1) {
      await buildTraining(db, branch.uuid, member.uuid, { startAt: new Date(server.clock.now() - 100 * DAY_MS) })
    }
    await db
      .update(trainingRecords)
      .set({ heartRates })
      .where(sql`step_seconds = 1`)
    const full = await bytes()
    await downsampleOldTrainings(server.context)
    await vacuumTables(db)
    return full
  }
  await train()
  const second = await train()
  for (let month = 0; month < 3; month += 1) await train()
  const last = await train()
  // without reuse, three more months would need as much space again
  expect(last).toBeLessThan(second * 1.4)
})
