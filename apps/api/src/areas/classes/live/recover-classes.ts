import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { asc, eq, sql } from 'drizzle-orm'

import { type Database, rowsOf, uuidIn } from '../../../database/database.ts'
import { classes, participations } from '../../../database/schema/classes.ts'
import { bannedFrom } from '../participant-commands.ts'
import { privacyOfRow } from '../privacy/participant-privacy.ts'
import { createRoomStraps } from '../straps/room-straps.ts'
import { readClaims } from '../straps/strap-claims.ts'
import { type LiveClass, type LiveParticipant, newParticipant, takeSample } from './live-class.ts'

type ClassRow = typeof classes.$inferSelect
type ParticipationRow = typeof participations.$inferSelect

export const toLiveClass = (row: ClassRow, sequence: number): LiveClass => ({
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
  roomStraps: createRoomStraps(),
})

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
    { removedAt: row.removedAt?.getTime() ?? null, sensorName: row.sensorName, privacy: privacyOfRow(row) },
  )

/** 8 bytes of the moment, 2 of the heart rate, 2 of the steps, 1 of the contact. */
const SAMPLE_BYTES = 13
/** About 20 ms of work. Yielding more often doesn't help, because turns of reconnecting phones are long. */
const SAMPLES_IN_A_TURN = 7_000
/** Encodes null; no step count is as low. */
const NO_STEPS = -32_768

interface Packed {
  readonly participation: string
  readonly packed: Uint8Array
}

/** One row per participant: 200,000 rows would block other queries. */
const packedOf = (db: Database, branchUuid: string, uuids: readonly string[]) =>
  rowsOf<Packed>(
    db,
    sql`
    select participation_uuid as participation,
      string_agg(int8send(at) || int2send(heart_rate) || int2send(coalesce(steps, ${NO_STEPS}::int2))
        || boolsend(has_contact), ''::bytea order by at) as packed
    from samples
    where branch_uuid = ${branchUuid} and ${uuidIn(sql`participation_uuid`, uuids)}
    group by participation_uuid`,
  )

const takePacked = (liveClass: LiveClass, participant: LiveParticipant, packed: Uint8Array, now: number): void => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let place = 0; place < packed.byteLength; place += SAMPLE_BYTES) {
    const at = Number(view.getBigInt64(place))
    const steps = view.getInt16(place + 10)
    const heartRate = view.getInt16(place + 8)
    const hasContact = view.getUint8(place + 12) === 1
    takeSample(liveClass, participant, { at, heartRate, steps: steps === NO_STEPS ? null : steps, hasContact }, now)
  }
}

export const takeStoredSamples = async (
  db: Database,
  liveClass: LiveClass,
  participants: Iterable<LiveParticipant>,
  now: number,
): Promise<void> => {
  const byUuid = new Map([...participants].map((participant) => [participant.uuid, participant]))
  const rows = await packedOf(db, liveClass.branchUuid, [...byUuid.keys()])
  let taken = 0
  for (const { participation, packed } of rows) {
    const participant = byUuid.get(participation)
    if (participant !== undefined) takePacked(liveClass, participant, packed, now)
    taken += packed.byteLength / SAMPLE_BYTES
    if (taken < SAMPLES_IN_A_TURN) continue
    await yieldToEventLoop()
    taken = 0
  }
}

const withParticipants = async (db: Database, liveClass: LiveClass, now: number): Promise<LiveClass> => {
  const rows = await db
    .select()
    .from(participations)
    .where(eq(participations.classUuid, liveClass.uuid))
    .orderBy(asc(participations.joinedAt))
  const banned = await bannedFrom(db, liveClass.uuid)
  liveClass.roomStraps.claims = await readClaims(db, liveClass.uuid)
  for (const row of rows) {
    // phones reconnect within seconds; until then, each counts as just seen
    const back = { phoneSeenAt: now, isBanned: banned.has(row.memberUuid) }
    liveClass.participants.set(row.uuid, { ...participantOfRow(row), ...back })
  }
  if (rows.length > 0) await takeStoredSamples(db, liveClass, liveClass.participants.values(), now)
  return liveClass
}

export const recoverClass = (db: Database, row: typeof classes.$inferSelect, now: number): Promise<LiveClass> => {
  // higher than any sequence sent: at most one packet a second since the configuration
  const sequence = Math.ceil((now - row.configuredAt.getTime()) / 1000) + 1
  return withParticipants(db, toLiveClass(row, sequence), now)
}

export const recoverClasses = async (db: Database, now: number): Promise<LiveClass[]> => {
  const rows = await db.select().from(classes).where(eq(classes.remoteState, 'running'))
  return Promise.all(rows.map((row) => recoverClass(db, row, now)))
}
