import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { uuidIn } from '../../database/uuid-in.ts'
import { takeSample, type LiveClass, type LiveParticipant } from './live-class.ts'

/** Eight bytes of the moment, two of the heart rate, two of the steps, one of the contact. */
const SAMPLE_BYTES = 13
/** Twenty milliseconds' work; others have a turn no sooner, since each turn of phones that knock takes long. */
const SAMPLES_IN_A_TURN = 7_000
/** Stands for null; no count is as low. */
const NO_STEPS = -32_768

interface Packed {
  readonly participation: string
  readonly packed: Uint8Array
}

/** One row for each participant, all samples in it: two hundred thousand rows would hold up everybody else. */
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

/** Takes every stored sample of some participants in again, a few of them in each turn of the event loop. */
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
    await nextTurn()
    taken = 0
  }
}
