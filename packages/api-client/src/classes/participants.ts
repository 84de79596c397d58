import { REQUEST_ANSWERS } from '@repo/domain/classes/second-phone'
import { type Removal, REMOVALS } from '@repo/domain/people/ban'
import { STRAP_REFUSALS } from '@repo/domain/sensors/refused-strap'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'

const WIRE_REMOVALS = { 'let-out': 'none', 'this-class': 'this_class', permanent: 'permanent' } as const

const RemovalCodec = z.codec(z.enum(['none', 'this_class', 'permanent']), z.enum(REMOVALS), {
  decode: (wire) => REMOVALS.find((removal) => WIRE_REMOVALS[removal] === wire) ?? ('let-out' satisfies Removal),
  encode: (removal) => WIRE_REMOVALS[removal],
})

export const banParticipant = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/configuration/{uuid}',
  summary: 'Remove a participant',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ user_uuid: Uuid, type_banned: RemovalCodec }), {
    user_uuid: 'userUuid',
    type_banned: 'type',
  }),
  response: Done,
  errors: { 404: ['participant-unknown'] },
})

export const readmitParticipant = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/participant',
  summary: 'Let a removed participant back in',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ user_uuid: Uuid }), { user_uuid: 'userUuid' }),
  response: Done,
  errors: { 404: ['participant-unknown'], 409: ['class-over', 'class-full'] },
})

/** Staff may hide a participant for this class and take that back, but never show more than the member chose. */
export const hideParticipant = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/visibility',
  summary: 'Hide a participant from the displays',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ user_uuid: Uuid, hidden: z.boolean() }), { user_uuid: 'userUuid', hidden: 'isHidden' }),
  response: Done,
  errors: { 404: ['participant-unknown'], 409: ['class-over'] },
})

const JoinRequestWire = z.object({
  uuid: z.string(),
  user_uuid: z.string(),
  pseudonym: z.string(),
  asked_at: Moment,
})

export const listJoinRequests = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/join-requests',
  summary: 'List phones waiting for approval',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: inData(renamed(JoinRequestWire, { user_uuid: 'userUuid', asked_at: 'askedAt' })),
})

export const answerJoinRequest = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/join-request',
  summary: 'Allow or deny a second phone',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: z.object({ request: Uuid, answer: z.enum(REQUEST_ANSWERS) }),
  response: Done,
  errors: { 404: ['join-request-unknown'] },
})

const RefusedStrapWire = z.object({
  sensor_mac: z.string(),
  reason: z.enum(STRAP_REFUSALS),
  sensor_name: z.nullable(z.string()),
  user_uuid: z.nullable(z.string()),
  pseudonym: z.nullable(z.string()),
  /** Of straps that can be given to a user. */
  strap: z.optional(z.string()),
  hr: z.optional(z.int()),
  /** The user who picked it in three classes before. */
  usual: z.optional(renamed(z.object({ user_uuid: z.string(), pseudonym: z.string() }), { user_uuid: 'userUuid' })),
})

export const listRefusedStraps = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/refused-straps',
  summary: 'List the straps that are heard and do not count',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: inData(
    renamed(RefusedStrapWire, { sensor_mac: 'mac', sensor_name: 'name', user_uuid: 'userUuid', hr: 'heartRate' }),
  ),
})

export type RefusedStrap = ResponseOf<typeof listRefusedStraps>[number]

/** Null takes it back, with the numbers counted from it. A user who isn't in the class joins it. */
export const giveStrap = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/strap',
  summary: 'Give a strap of no one to a user',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ strap: Uuid, user_uuid: z.nullable(Uuid) }), { user_uuid: 'userUuid' }),
  response: Done,
  errors: {
    403: ['banned', 'consent-of-guardian-needed'],
    404: ['strap-unknown', 'participant-unknown'],
    409: ['class-over', 'class-full', 'strap-taken'],
  },
})

const StrapElsewhereWire = z.object({
  user_uuid: z.string(),
  pseudonym: z.string(),
  room_name: z.string(),
})

export const listStrapsElsewhere = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/straps-elsewhere',
  summary: 'List the straps that count in another class',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: inData(renamed(StrapElsewhereWire, { user_uuid: 'userUuid', room_name: 'roomName' })),
})
