import { CHALLENGE_STATUSES, challengeStatusAt, COMPLIANCES } from '@repo/domain/challenges/challenge'
import type { ChallengeKind, ChallengeStatus, Compliance, Modality } from '@repo/domain/challenges/challenge'
import * as z from 'zod/mini'

import { orElse } from '../core/or-else.ts'
import { VersionShape, type Versioned } from '../core/seen.ts'
import { KindId, ModalityId, UtcSeconds } from './challenge-ids.ts'
import { GoalCodec, type Goal } from './goal.ts'
import { ChallengeRoomCodec, TeamCodec, type ChallengeRoom, type ChallengeTeam } from './group.ts'

const ChallengeWire = z.object({
  challenge_uuid: z.string(),
  name: z.string(),
  description: z.optional(z.nullable(z.string())),
  challenge_type_id: KindId,
  challenge_type: orElse(z.string(), ''),
  challenge_modality_id: ModalityId,
  challenge_modality: orElse(z.string(), ''),
  challenge_compliance: z.enum(COMPLIANCES),
  start_at: UtcSeconds,
  finish_at: UtcSeconds,
  /** Never null from our server; others leave it to be derived. */
  status: z.nullable(z.enum(CHALLENGE_STATUSES)),
  count_challenge_users: orElse(z.int(), 0),
  count_challenge_teams: orElse(z.array(z.object({ users_in_team: z.int() })), []),
  count_challenge_rooms: orElse(z.array(z.object({ users_in_room: z.int() })), []),
  total_goals: orElse(z.int(), 0),
  ...VersionShape,
})
type ChallengeWire = z.infer<typeof ChallengeWire>

const ChallengeDetailWire = z.object({
  ...ChallengeWire.shape,
  challenge_teams: orElse(z.array(TeamCodec), []),
  challenge_rooms: orElse(z.array(ChallengeRoomCodec), []),
  goals: orElse(z.array(GoalCodec), []),
})

/** A challenge in a list. */
export interface Challenge extends Versioned {
  readonly uuid: string
  readonly name: string
  readonly description: string | null
  readonly kind: ChallengeKind
  readonly modality: Modality
  readonly compliance: Compliance
  readonly startAt: Date
  readonly finishAt: Date
  /** As the server's clock has it. */
  readonly status: ChallengeStatus
  /** How many take part: in all, and in each team or room. */
  readonly participants: number
  readonly inTeams: readonly number[]
  readonly inRooms: readonly number[]
  readonly goalCount: number
}

/** A challenge with its goals, and how far its teams or rooms are. */
export interface ChallengeDetail extends Challenge {
  readonly teams: readonly ChallengeTeam[]
  readonly rooms: readonly ChallengeRoom[]
  readonly goals: readonly Goal[]
}

const challengeOf = (wire: ChallengeWire): Challenge => ({
  uuid: wire.challenge_uuid,
  name: wire.name,
  description: wire.description ?? null,
  kind: wire.challenge_type_id,
  modality: wire.challenge_modality_id,
  compliance: wire.challenge_compliance,
  startAt: wire.start_at,
  finishAt: wire.finish_at,
  status:
    wire.status ??
    challengeStatusAt({ startAt: wire.start_at.getTime(), finishAt: wire.finish_at.getTime() }, Date.now()),
  participants: wire.count_challenge_users,
  inTeams: wire.count_challenge_teams.map(({ users_in_team: users }) => users),
  inRooms: wire.count_challenge_rooms.map(({ users_in_room: users }) => users),
  goalCount: wire.total_goals,
  version: wire.version,
})

const wireOf = (challenge: Challenge): ChallengeWire => ({
  challenge_uuid: challenge.uuid,
  name: challenge.name,
  description: challenge.description,
  challenge_type_id: challenge.kind,
  challenge_type: challenge.kind,
  challenge_modality_id: challenge.modality,
  challenge_modality: challenge.modality,
  challenge_compliance: challenge.compliance,
  start_at: challenge.startAt,
  finish_at: challenge.finishAt,
  status: challenge.status,
  count_challenge_users: challenge.participants,
  count_challenge_teams: challenge.inTeams.map((users) => ({ users_in_team: users })),
  count_challenge_rooms: challenge.inRooms.map((users) => ({ users_in_room: users })),
  total_goals: challenge.goalCount,
  version: challenge.version,
})

export const ChallengeCodec = z.codec(ChallengeWire, z.custom<Challenge>(), { decode: challengeOf, encode: wireOf })

export const ChallengeDetailCodec = z.codec(ChallengeDetailWire, z.custom<ChallengeDetail>(), {
  decode: (wire) => ({
    ...challengeOf(wire),
    teams: wire.challenge_teams,
    rooms: wire.challenge_rooms,
    goals: wire.goals,
  }),
  encode: ({ teams, rooms, goals, ...challenge }) => ({
    ...wireOf(challenge),
    challenge_teams: [...teams],
    challenge_rooms: [...rooms],
    goals: [...goals],
  }),
})
