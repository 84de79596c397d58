import { isUuid } from '@repo/api-client/core/schemas'
import { eq } from 'drizzle-orm'

import { branchDatabase } from '../../../database/branch-database.ts'
import type { Database } from '../../../database/database.ts'
import { participations } from '../../../database/schema/classes.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'

/** Null if the device sends only a UUID. */
export const sensorNameOf = (deviceId: string): string | null => (isUuid(deviceId) ? null : deviceId)

/** Stored so that the training names the strap, even after a restart. */
export const rememberSensor = async (
  db: Database,
  liveClass: LiveClass,
  participant: LiveParticipant,
  deviceId: string,
): Promise<void> => {
  const sensorName = sensorNameOf(deviceId)
  if (sensorName === null || sensorName === participant.sensorName) return
  await branchDatabase(db, liveClass.branchUuid).run((tx) =>
    tx.update(participations).set({ sensorName }).where(eq(participations.uuid, participant.uuid)),
  )
  // set after the write, so that the next batch retries a failed one
  participant.sensorName = sensorName
}
