import type { classes } from '../../database/schema/classes.ts'
import type { participations } from '../../database/schema/participations.ts'
import { newParticipant, type LiveClass } from './live-class.ts'

type ClassRow = typeof classes.$inferSelect
type ParticipationRow = typeof participations.$inferSelect

/** A class in memory, as its row has it, without anybody in it. */
export const liveClassOf = (row: ClassRow, sequence: number): LiveClass => ({
  uuid: row.uuid,
  branchUuid: row.branchUuid,
  roomUuid: row.roomUuid,
  channel: row.channel,
  configuredAt: row.configuredAt.getTime(),
  startAt: row.startAt.getTime(),
  finishAt: row.finishAt.getTime(),
  capacity: row.capacity,
  participants: new Map(),
  sequence,
  epoch: row.epoch,
  isEnding: false,
  isLost: false,
  requests: new Map(),
  strapsElsewhere: new Map(),
})

/** A participant in memory, as the row of the participation has one. */
export const participantOfRow = (row: ParticipationRow) =>
  newParticipant(
    {
      uuid: row.uuid,
      memberUuid: row.memberUuid,
      pseudonym: row.pseudonym,
      imageUrl: row.imageUrl,
      joinedAt: row.joinedAt.getTime(),
      profile: { maxHeartRate: row.maxHeartRate, weight: row.weightKg, sex: row.sex, age: row.age },
    },
    { removedAt: row.removedAt?.getTime() ?? null, sensorName: row.sensorName },
  )
