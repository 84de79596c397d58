import type { ChosenPerson } from '@repo/domain/challenges/challenge-form'
import { challengeLimits } from '@repo/domain/challenges/challenge-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { longList } from '../core/long-list.ts'
import { renamed } from '../core/renamed.ts'
import { Done, isUuid, Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'
import { READS, WRITES } from './challenge-ids.ts'
import { EntrantPageCodec, EntrantQueryCodec } from './entrant-page.ts'

const TeamWire = z.object({
  uuid: z.optional(z.nullable(z.union([Uuid, z.literal('')]))),
  name: z.union([z.number(), z.string()]),
})

const UserShape = {
  uuid: Uuid,
  name: z.optional(z.nullable(z.string())),
  last_name_1: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  pseudonym: z.optional(z.nullable(z.string())),
  team: z.optional(z.nullable(TeamWire)),
}

const UserWire = z.object({ ...UserShape, image_url: z.optional(z.nullable(z.string())) })
type UserWire = z.infer<typeof UserWire>

const RoomWire = z.object({
  uuid: Uuid,
  name: z.optional(z.nullable(text())),
  description: z.optional(z.nullable(text())),
  logo_image: z.optional(z.nullable(text())),
  background_image: z.optional(z.nullable(text())),
})

export interface ChosenUser extends ChosenPerson {
  readonly team: { readonly uuid: string | null; readonly number: number } | null
}

export interface ChosenRoom {
  readonly uuid: string
  readonly name: string | null
  readonly description: string | null
  readonly logoUrl: string | null
  readonly backgroundUrl: string | null
}

const userOf = ({ uuid, name, last_name_1, email, pseudonym, team, image_url }: UserWire): ChosenUser => ({
  uuid,
  name: name ?? null,
  lastName1: last_name_1 ?? null,
  email: email ?? null,
  pseudonym: pseudonym ?? null,
  imageUrl: image_url ?? null,
  team: team === null || team === undefined ? null : { uuid: team.uuid || null, number: Number(team.name) },
})

const wireUserOf = ({ lastName1, imageUrl, team, ...user }: ChosenUser): UserWire => ({
  ...user,
  last_name_1: lastName1,
  image_url: imageUrl,
  team: team === null ? null : { uuid: team.uuid, name: team.number },
})

const ChosenUserCodec = z.codec(UserWire, z.custom<ChosenUser>(), { decode: userOf, encode: wireUserOf })

const isAbsent = (value: unknown): boolean => value === null || value === undefined
const isName = (value: unknown): boolean => isAbsent(value) || typeof value === 'string'

const isTeam = (value: unknown): boolean => {
  if (isAbsent(value)) return true
  if (typeof value !== 'object') return false
  const { uuid, name } = value as Record<string, unknown>
  return (isAbsent(uuid) || uuid === '' || isUuid(uuid)) && (typeof name === 'number' || typeof name === 'string')
}

const isUser = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { uuid, name, last_name_1, email, pseudonym, image_url, team } = value as Record<string, unknown>
  return isUuid(uuid) && [name, last_name_1, email, pseudonym, image_url].every(isName) && isTeam(team)
}

const areUsers = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const all: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return all.length <= challengeLimits.users.max && all.every(isUser)
}

const UsersWire = longList(
  z.union([z.array(UserWire).check(z.maxLength(challengeLimits.users.max)), z.record(z.string(), UserWire)]),
  areUsers,
)

/** A list, or the provider's map with indexes as keys. */
export const ChosenUsersCodec = z.codec(UsersWire, z.custom<readonly ChosenUser[]>(), {
  decode: (users) => Object.values(users).map(userOf),
  encode: (users) => Object.fromEntries(users.map(wireUserOf).entries()),
})

export const ChosenRoomCodec = z.codec(RoomWire, z.custom<ChosenRoom>(), {
  decode: ({ uuid, name, description, logo_image: logoUrl, background_image: backgroundUrl }) => ({
    uuid,
    name: name ?? null,
    description: description ?? null,
    logoUrl: logoUrl ?? null,
    backgroundUrl: backgroundUrl ?? null,
  }),
  encode: ({ logoUrl, backgroundUrl, ...room }) => ({ ...room, logo_image: logoUrl, background_image: backgroundUrl }),
})

const asked = { method: 'GET', access: READS, query: EntrantQueryCodec, response: EntrantPageCodec } as const

export const listEntrants = endpoint({
  ...asked,
  path: '/api/v2/users/challenges/{uuid}',
  summary: 'List the participants in a challenge',
  params: z.object({ uuid: Uuid }),
})

export const listRoomEntrants = endpoint({
  ...asked,
  path: '/api/v2/users/challenges/{uuid}/room/{room}',
  summary: 'List the participants in a challenge for a room',
  params: z.object({ uuid: Uuid, room: Uuid }),
})

export const listTeamEntrants = endpoint({
  ...asked,
  path: '/api/v2/users/challenges/{uuid}/team/{team}',
  summary: 'List a team of a challenge',
  params: z.object({ uuid: Uuid, team: Uuid }),
})

const EntrantsWire = z.object({
  challenge_rooms: z.array(ChosenRoomCodec),
  challenge_teams: z.array(
    renamed(z.object({ team_uuid: z.string(), name: z.coerce.number() }), { team_uuid: 'uuid', name: 'number' }),
  ),
  challenge_users: z.array(ChosenUserCodec),
})

export const showEntrants = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}/search-user',
  summary: 'Show the participants in a challenge',
  access: READS,
  params: z.object({ uuid: Uuid }),
  response: renamed(EntrantsWire, {
    challenge_rooms: 'rooms',
    challenge_teams: 'teams',
    challenge_users: 'users',
  }),
})

export const removeEntrant = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/challenges/{uuid}/users/{user}',
    summary: 'Take somebody out of a challenge',
    access: WRITES,
    params: z.object({ uuid: Uuid, user: Uuid }),
    body: z.object({ source: z.literal('admin') }),
    response: Done,
    errors: { 409: ['challenge-completed'] },
  }),
)
