import { signalOf, type Packet, type Participant } from '@repo/domain/live/live-packet'
import { parseVisibility, SHOWN } from '@repo/domain/privacy/visibility'
import { EFFORT_LEVELS } from '@repo/domain/trainings/zones'
import * as z from 'zod/mini'

export const CLASS_EVENTS = {
  packet: 'user-new-measurement',
  stop: 'event-stop',
  reset: 'event-reset',
  continue: 'event-continue',
  showCode: 'show-join-code',
} as const

/** Messages on the branch's channel. They contain no personal data, only what to refetch. */
export const BRANCH_EVENTS = {
  roomsChanged: 'rooms-changed',
  membersChanged: 'members-changed',
  requestsChanged: 'requests-changed',
  challengesChanged: 'challenges-changed',
} as const

/**
 * `status` is false after 30 s without a counted value, `contact` while the strap reports no skin contact. `visibility`
 * is absent for `all`. On displays, `level` is the color (0 to 5) of a participant who hides numbers, and a guest has a
 * `final_user_uuid` of this class only. `hidden`, `ceiling_bpm`, and `above_since` are for staff and the member.
 */
export const ParticipantWire = z.object({
  final_user_uuid: z.string(),
  pseudonym: z.string(),
  user_url_image: z.nullable(z.string()),
  effort: z.nullable(z.number()),
  hr: z.nullable(z.number()),
  calories_tot: z.nullable(z.number()),
  steps_tot: z.nullable(z.number()),
  status: z.boolean(),
  measured_at: z.optional(z.nullable(z.number())),
  joined_at: z.optional(z.nullable(z.number())),
  spot_until: z.optional(z.number()),
  contact: z.optional(z.boolean()),
  visibility: z.optional(z.string()),
  level: z.optional(z.int()),
  guest_number: z.optional(z.int()),
  hidden: z.optional(z.boolean()),
  ceiling_bpm: z.optional(z.int()),
  above_since: z.optional(z.number()),
})

/** Sent every second, to displays and to staff. Times are server time in Unix ms. `not_shown` counts hidden ones. */
export const PacketWire = z.object({
  data: z.array(ParticipantWire),
  remaining_time: z.number(),
  time_finish: z.string(),
  time_start: z.optional(z.string()),
  sequence: z.int(),
  server_time: z.number(),
  remote_state: z.optional(z.int()),
  join_requests: z.optional(z.int()),
  straps_elsewhere: z.optional(z.int()),
  refused_straps: z.optional(z.int()),
  not_shown: z.optional(z.int()),
})
export type PacketWire = z.infer<typeof PacketWire>

type PrivacyWire = Pick<
  z.infer<typeof ParticipantWire>,
  'visibility' | 'level' | 'guest_number' | 'hidden' | 'ceiling_bpm' | 'above_since'
>

/** The optional fields about privacy. */
export const privacyOf = (
  wire: PrivacyWire,
): Pick<Participant, 'visibility' | 'level' | 'guestNumber' | 'isHidden' | 'ceiling'> => ({
  ...(wire.visibility === undefined ? {} : { visibility: parseVisibility(wire.visibility) }),
  ...(wire.level === undefined ? {} : { level: EFFORT_LEVELS[wire.level] ?? 'waiting' }),
  ...(wire.guest_number === undefined ? {} : { guestNumber: wire.guest_number }),
  ...(wire.hidden === undefined ? {} : { isHidden: wire.hidden }),
  ...(wire.ceiling_bpm === undefined
    ? {}
    : { ceiling: { bpm: wire.ceiling_bpm, aboveSince: wire.above_since ?? null } }),
})

/** A display gets no sign of life of a participant who shows neither numbers nor color. */
const isPlainTile = ({
  visibility,
  status,
  measured_at: measuredAt = null,
}: z.infer<typeof ParticipantWire>): boolean =>
  visibility !== undefined && !SHOWN[parseVisibility(visibility)].color && status && measuredAt === null

const participantOf = (wire: z.infer<typeof ParticipantWire>, serverTime: number): Participant => {
  const measuredAt = wire.measured_at ?? null
  const isOffSkin = wire.contact === false
  const signal = wire.status ? signalOf({ measuredAt, isOffSkin }, serverTime) : 'disconnected'
  return {
    userUuid: wire.final_user_uuid,
    pseudonym: wire.pseudonym,
    imageUrl: wire.user_url_image,
    effort: wire.effort,
    heartRate: wire.hr,
    calories: wire.calories_tot,
    steps: wire.steps_tot,
    signal: isPlainTile(wire) ? 'live' : signal,
    ...(isOffSkin ? { isOffSkin } : {}),
    measuredAt,
    joinedAt: wire.joined_at ?? null,
    ...(wire.spot_until === undefined ? {} : { spotUntil: wire.spot_until }),
    ...privacyOf(wire),
  }
}

/** Converts a packet. */
export const packetOf = (wire: PacketWire): Packet => ({
  participants: wire.data.map((participant) => participantOf(participant, wire.server_time)),
  remainingSeconds: wire.remaining_time,
  finishAt: Date.parse(wire.time_finish),
  sequence: wire.sequence,
  serverTime: wire.server_time,
  joinRequests: wire.join_requests ?? 0,
  ...(wire.straps_elsewhere === undefined ? {} : { strapsElsewhere: wire.straps_elsewhere }),
  ...(wire.refused_straps === undefined ? {} : { refusedStraps: wire.refused_straps }),
  ...(wire.not_shown === undefined ? {} : { notShown: wire.not_shown }),
})

/** Parses a realtime message. Null if it isn't a packet. */
export const parsePacket = (data: unknown): Packet | null => {
  const parsed = PacketWire.safeParse(data)
  return parsed.success ? packetOf(parsed.data) : null
}
