import * as z from 'zod/mini'

import { orElse } from '../core/tolerant-codecs.ts'

const GroupShape = {
  earned: orElse(z.number(), 0),
  total_goals: z.optional(z.number()),
  progress: orElse(z.number(), 0),
  share: z.optional(z.number()),
  points: z.optional(z.number()),
  rookpoints: orElse(z.number(), 0),
  position: z.optional(z.int()),
}

const TeamWire = z.object({
  ...GroupShape,
  team_uuid: z.string(),
  name: z.union([z.number(), z.string()]),
  users_in_team: z.optional(z.int()),
})

const RoomWire = z.object({
  ...GroupShape,
  room_uuid: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  logo_image: z.nullable(z.string()),
  background_image: z.nullable(z.string()),
  users_in_room: z.optional(z.int()),
})

interface GroupProgress {
  readonly earned: number
  readonly total: number
  readonly percent: number
  readonly share: number
  readonly points: number
  readonly rookpoints: number
  readonly position: number
  readonly members: number
}

export interface ChallengeTeam extends GroupProgress {
  readonly uuid: string
  readonly number: number
}

export interface ChallengeRoom extends GroupProgress {
  readonly uuid: string
  readonly name: string
  readonly description: string | null
  readonly logoUrl: string | null
  readonly backgroundUrl: string | null
}

type GroupWire = z.infer<z.ZodMiniObject<typeof GroupShape>>

const progressOf = (wire: GroupWire, members: number | undefined): GroupProgress => ({
  earned: wire.earned,
  total: wire.total_goals ?? 0,
  percent: wire.progress,
  share: wire.share ?? wire.progress,
  points: wire.points ?? 0,
  rookpoints: wire.rookpoints,
  position: wire.position ?? 0,
  members: members ?? 0,
})
const wireProgressOf = (group: GroupProgress) => ({
  earned: group.earned,
  total_goals: group.total,
  progress: group.percent,
  share: group.share,
  points: group.points,
  rookpoints: group.rookpoints,
  position: group.position,
})

export const TeamCodec = z.codec(TeamWire, z.custom<ChallengeTeam>(), {
  decode: (wire) => ({ uuid: wire.team_uuid, number: Number(wire.name), ...progressOf(wire, wire.users_in_team) }),
  encode: (team) => ({
    team_uuid: team.uuid,
    name: team.number,
    users_in_team: team.members,
    ...wireProgressOf(team),
  }),
})

export const ChallengeRoomCodec = z.codec(RoomWire, z.custom<ChallengeRoom>(), {
  decode: (wire) => ({
    uuid: wire.room_uuid,
    name: wire.name,
    description: wire.description,
    logoUrl: wire.logo_image,
    backgroundUrl: wire.background_image,
    ...progressOf(wire, wire.users_in_room),
  }),
  encode: (room) => ({
    room_uuid: room.uuid,
    name: room.name,
    description: room.description,
    logo_image: room.logoUrl,
    background_image: room.backgroundUrl,
    users_in_room: room.members,
    ...wireProgressOf(room),
  }),
})
