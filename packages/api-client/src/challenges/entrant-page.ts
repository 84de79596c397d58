import { type EntrantColumn, entrantList, type EntrantSort } from '@repo/domain/challenges/challenge-list'
import type { ListCriteria } from '@repo/domain/lists/list'
import * as z from 'zod/mini'

import { listQueryCodec } from '../core/list-query-codec.ts'
import { orElse } from '../core/tolerant-codecs.ts'

const MOST_PAGES = 1_000_000

const EntrantWire = z.object({
  user_uuid: z.string(),
  name: z.string(),
  pseudonym: z.optional(z.string()),
  email: orElse(z.string(), ''),
  image_url: z.nullable(z.string()),
  earned: orElse(z.number(), 0),
  total_goals_completed: orElse(z.number(), 0),
  total_goals: z.optional(z.number()),
  share: z.optional(z.number()),
  points: orElse(z.number(), 0),
  rookpoints: orElse(z.number(), 0),
  position: z.optional(z.int()),
})

export interface Entrant {
  readonly uuid: string
  readonly name: string
  readonly pseudonym: string | null
  readonly email: string
  readonly imageUrl: string | null
  readonly earned: number
  readonly total: number
  readonly percent: number
  readonly share: number
  readonly points: number
  readonly rookpoints: number
  readonly position: number
}

const EntrantCodec = z.codec(EntrantWire, z.custom<Entrant>(), {
  decode: (wire) => ({
    uuid: wire.user_uuid,
    name: wire.name,
    pseudonym: wire.pseudonym ?? null,
    email: wire.email,
    imageUrl: wire.image_url,
    earned: wire.earned,
    total: wire.total_goals ?? 0,
    percent: wire.total_goals_completed,
    share: wire.share ?? wire.total_goals_completed,
    points: wire.points,
    rookpoints: wire.rookpoints,
    position: wire.position ?? 0,
  }),
  encode: ({ uuid, imageUrl, total, percent, pseudonym, ...entrant }) => ({
    ...entrant,
    user_uuid: uuid,
    image_url: imageUrl,
    total_goals: total,
    total_goals_completed: percent,
    ...(pseudonym === null ? {} : { pseudonym }),
  }),
})

export interface EntrantPage {
  readonly rows: readonly Entrant[]
  readonly lastPage: number
}

export const EntrantPageCodec = z.codec(
  z.object({ data: z.array(EntrantCodec), lastPage: orElse(z.int(), 1) }),
  z.custom<EntrantPage>(),
  {
    decode: ({ data, lastPage }) => ({ rows: data, lastPage }),
    encode: ({ rows, lastPage }) => ({ data: [...rows], lastPage }),
  },
)

export interface EntrantQuery extends Pick<ListCriteria<EntrantColumn, EntrantSort>, 'search'> {
  readonly page: number
}

const { sort, direction } = entrantList.first
const ask = listQueryCodec<EntrantColumn, EntrantSort, 'search_column', { readonly page?: number | undefined }>(
  { rules: entrantList, column: 'search_column' },
  { page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PAGES))) },
)

export const EntrantQueryCodec = z.codec(ask.schema, z.custom<EntrantQuery>(), {
  decode: (wire) => ({ page: wire.page ?? 1, search: ask.read(wire).search }),
  encode: ({ page, search }) => ({ ...ask.write({ search, sort, direction }), page }),
})
