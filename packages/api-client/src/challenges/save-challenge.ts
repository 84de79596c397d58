import { type ChallengeKind, type Compliance, COMPLIANCES, type Modality } from '@repo/domain/challenges/challenge'
import { challengeLimits } from '@repo/domain/challenges/challenge-limits'
import { centerLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { oneInData } from '../core/renamed.ts'
import { Done, Uuid, uuidsUpTo } from '../core/schemas.ts'
import { line, orNone, paragraph, text } from '../core/text.ts'
import { CHANGED_MEANWHILE, seen } from '../core/with-version.ts'
import { KindId, ModalityId, WRITES } from './challenge-ids.ts'
import { AskedUtcSeconds, ChallengeCodec } from './challenge.ts'
import { type ChosenRoom, ChosenRoomCodec, type ChosenUser, ChosenUsersCodec } from './entrants.ts'

const { name, description, users, rooms } = challengeLimits

const BodyShape = {
  branch_uuid: Uuid,
  challenge_type_id: KindId,
  challenge_modality_id: ModalityId,
  challenge_compliance: z.enum(COMPLIANCES),
  name: line(name),
  description: z.optional(orNone(text(), paragraph(description))),
  start_at: AskedUtcSeconds,
  finish_at: AskedUtcSeconds,
  users: z.optional(ChosenUsersCodec),
  rooms: z.optional(z.array(ChosenRoomCodec).check(z.maxLength(rooms.max))),
  offset_name: z.optional(text().check(z.maxLength(centerLimits.zoneLength))),
  offset: z.optional(text().check(z.maxLength(centerLimits.zoneLength))),
}

const Detached = z.optional(uuidsUpTo(users.max))

const NewChallengeWire = z.object(BodyShape)
const ChangedChallengeWire = z.object({
  ...BodyShape,
  detached_users: Detached,
  detached_teams: Detached,
  detached_rooms: Detached,
})
type NewChallengeWire = z.infer<typeof NewChallengeWire>
type ChangedChallengeWire = z.infer<typeof ChangedChallengeWire>

export interface ChallengeBody {
  readonly branchUuid: string
  readonly kind: ChallengeKind
  readonly modality: Modality
  readonly compliance: Compliance
  readonly name: string
  readonly description: string | null
  readonly startAt: Date
  readonly finishAt: Date
  readonly users: readonly ChosenUser[]
  readonly rooms: readonly ChosenRoom[]
  readonly zone?: string | undefined
  readonly offset?: string | undefined
}

export interface ChangedChallenge extends ChallengeBody {
  readonly detached: {
    readonly users: readonly string[]
    readonly teams: readonly string[]
    readonly rooms: readonly string[]
  }
}

const bodyOf = (wire: NewChallengeWire): ChallengeBody => ({
  branchUuid: wire.branch_uuid,
  kind: wire.challenge_type_id,
  modality: wire.challenge_modality_id,
  compliance: wire.challenge_compliance,
  name: wire.name,
  description: wire.description ?? null,
  startAt: wire.start_at,
  finishAt: wire.finish_at,
  users: wire.users ?? [],
  rooms: wire.rooms ?? [],
  zone: wire.offset_name,
  offset: wire.offset,
})

const wireOf = (body: ChallengeBody): NewChallengeWire => ({
  branch_uuid: body.branchUuid,
  challenge_type_id: body.kind,
  challenge_modality_id: body.modality,
  challenge_compliance: body.compliance,
  name: body.name,
  ...(body.description === null ? {} : { description: body.description }),
  start_at: body.startAt,
  finish_at: body.finishAt,
  users: body.users,
  rooms: [...body.rooms],
  ...(body.zone === undefined ? {} : { offset_name: body.zone }),
  ...(body.offset === undefined ? {} : { offset: body.offset }),
})

export const ChallengeBodyCodec = z.codec(NewChallengeWire, z.custom<ChallengeBody>(), {
  decode: bodyOf,
  encode: wireOf,
})

export const ChangedChallengeCodec = z.codec(ChangedChallengeWire, z.custom<ChangedChallenge>(), {
  decode: (wire) => ({
    ...bodyOf(wire),
    detached: {
      users: wire.detached_users ?? [],
      teams: wire.detached_teams ?? [],
      rooms: wire.detached_rooms ?? [],
    },
  }),
  encode: ({ detached, ...body }): ChangedChallengeWire => ({
    ...wireOf(body),
    detached_users: [...detached.users],
    detached_teams: [...detached.teams],
    detached_rooms: [...detached.rooms],
  }),
})

export const createChallenge = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v1/challenges',
    summary: 'Create a challenge',
    access: WRITES,
    body: ChallengeBodyCodec,
    bodyBytes: challengeLimits.bodyBytes,
    response: oneInData(ChallengeCodec),
    status: 201,
    errors: { 422: ['user-unknown', 'room-unknown'] },
  }),
)

/** Participants of an ended challenge are locked. An end in the future reopens it and withdraws its medals. */
export const updateChallenge = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v1/challenges/{uuid}',
    summary: 'Change a challenge',
    access: WRITES,
    params: z.object({ uuid: Uuid }),
    body: seen(ChangedChallengeCodec),
    bodyBytes: challengeLimits.bodyBytes,
    response: oneInData(ChallengeCodec),
    errors: {
      409: ['challenge-completed'],
      ...CHANGED_MEANWHILE,
      422: ['challenge-locked', 'user-unknown', 'room-unknown'],
    },
  }),
)

export const deleteChallenge = endpoint({
  method: 'DELETE',
  path: '/api/v1/challenges/{uuid}',
  summary: 'Delete a challenge',
  access: WRITES,
  params: z.object({ uuid: Uuid }),
  response: Done,
})
