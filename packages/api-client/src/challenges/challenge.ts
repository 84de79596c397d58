import {
  CHALLENGE_STATUSES,
  type ChallengeKind,
  type ChallengeStatus,
  challengeStatusAt,
  type Compliance,
  COMPLIANCES,
  type Modality,
} from '@repo/domain/challenges/challenge'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, oneInData } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { type Versioned, VersionShape } from '../core/with-version.ts'
import { KindId, ModalityId, READS, SPACED, UtcSeconds } from './challenge-ids.ts'
import { type Goal, GoalCodec } from './goals.ts'
import { type ChallengeRoom, ChallengeRoomCodec, type ChallengeTeam, TeamCodec } from './group.ts'

const exists = (text: string): boolean => {
  const at = new Date(`${text.replace(' ', 'T')}Z`)
  return SPACED.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10))
}

export const AskedUtcSeconds = z.codec(text().check(z.refine(exists)), z.custom<Date>(), {
  decode: (text) => new Date(`${text.replace(' ', 'T')}Z`),
  encode: (at) => at.toISOString().slice(0, 19).replace('T', ' '),
})

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

export interface Challenge extends Versioned {
  readonly uuid: string
  readonly name: string
  readonly description: string | null
  readonly kind: ChallengeKind
  readonly modality: Modality
  readonly compliance: Compliance
  readonly startAt: Date
  readonly finishAt: Date
  readonly status: ChallengeStatus
  readonly participants: number
  readonly inTeams: readonly number[]
  readonly inRooms: readonly number[]
  readonly goalCount: number
}

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

export const showChallenge = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}',
  summary: 'Show a challenge',
  access: READS,
  params: z.object({ uuid: Uuid }),
  response: oneInData(ChallengeDetailCodec),
})

const Named = z.object({ id: z.int(), name: z.string() })

export const listChallengeTypes = endpoint({
  method: 'GET',
  path: '/api/v1/challenge-types',
  summary: 'List challenge types',
  access: READS,
  response: inData(Named),
})

export const listChallengeModalities = endpoint({
  method: 'GET',
  path: '/api/v1/challenge-modalities',
  summary: 'List challenge modalities',
  access: READS,
  response: inData(Named),
})

export const listGoalTypes = endpoint({
  method: 'GET',
  path: '/api/v1/goal-types',
  summary: 'List the types of goals',
  access: READS,
  response: inData(Named),
})
