import type { PacketWire } from '@repo/api-client/classes/packet'

const CROWD = 100
const SECOND_MS = 1000
const CLASS_SECONDS = 36_000
/** Above the server's own sequence numbers. */
const FIRST_SEQUENCE = 1_000_000

/** One of twenty straps has been silent, so that tiles become stale and recover. */
const silenceOf = (participant: number, packet: number): number =>
  (participant + Math.floor(packet / 30)) % 20 === 0 ? 8 * SECOND_MS : SECOND_MS / 2

const participantAt = (participant: number, packet: number, serverTime: number): PacketWire['data'][number] => ({
  final_user_uuid: `5f0c7a52-9d3e-4c1b-8f64-${String(participant).padStart(12, '0')}`,
  pseudonym: `Runner ${participant}`,
  user_url_image: null,
  effort: 50 + ((participant * 7 + packet) % 50),
  hr: heartRateAt(participant, packet),
  calories_tot: participant + packet / 10,
  steps_tot: packet * 2 + participant,
  status: true,
  measured_at: serverTime - silenceOf(participant, packet),
})

export const heartRateAt = (participant: number, packet: number): number => 90 + ((participant + packet) % 100)

/** `startAt` is the time of packet 0. */
export const packetAt = (packet: number, startAt: number, people = CROWD): PacketWire => {
  const serverTime = startAt + packet * SECOND_MS
  return {
    data: Array.from({ length: people }, (_, participant) => participantAt(participant, packet, serverTime)),
    remaining_time: CLASS_SECONDS - packet,
    time_start: new Date(startAt).toISOString(),
    time_finish: new Date(startAt + CLASS_SECONDS * SECOND_MS).toISOString(),
    sequence: FIRST_SEQUENCE + packet,
    server_time: serverTime,
    remote_state: 2,
  }
}
