import * as z from 'zod/mini'

import { Uuid } from '../core/schemas.ts'

const TeamWire = z.object({
  /** Absent for a team that is not stored yet. */
  uuid: z.optional(z.nullable(Uuid)),
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

const RoomWire = z.object({
  uuid: Uuid,
  name: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  logo_image: z.optional(z.nullable(z.string())),
  background_image: z.optional(z.nullable(z.string())),
})

/** Somebody who is chosen for a challenge, with their team where it has teams. */
export interface ChosenUser {
  readonly uuid: string
  readonly name: string | null
  readonly lastName1: string | null
  readonly email: string | null
  readonly pseudonym: string | null
  readonly imageUrl: string | null
  /** `uuid` is null for a team that is not stored yet; teams are told apart by their number, from 1. */
  readonly team: { readonly uuid: string | null; readonly number: number } | null
}

/** A room that is chosen for a challenge. */
export interface ChosenRoom {
  readonly uuid: string
  readonly name: string | null
  readonly description: string | null
  readonly logoUrl: string | null
  readonly backgroundUrl: string | null
}

export const ChosenUserCodec = z.codec(UserWire, z.custom<ChosenUser>(), {
  decode: ({ uuid, name, last_name_1: lastName1, email, pseudonym, team, image_url: imageUrl }) => ({
    uuid,
    name: name ?? null,
    lastName1: lastName1 ?? null,
    email: email ?? null,
    pseudonym: pseudonym ?? null,
    imageUrl: imageUrl ?? null,
    team: team === null || team === undefined ? null : { uuid: team.uuid ?? null, number: Number(team.name) },
  }),
  encode: ({ lastName1, imageUrl, team, ...user }) => ({
    ...user,
    last_name_1: lastName1,
    image_url: imageUrl,
    team: team === null ? null : { uuid: team.uuid, name: team.number },
  }),
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
