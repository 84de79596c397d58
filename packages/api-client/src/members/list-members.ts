import { PAGE_SIZES } from '@repo/domain/member-search'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { pageOf } from '../core/schemas.ts'
import { isSearchable, MemberSearchQuery } from './member-search.ts'
import { MemberRowWire, memberRowOf, type MemberRow } from './member.ts'

const PickerRow = z.object({
  user_uuid: z.string(),
  name: z.string(),
  last_name_1: z.string(),
  email: z.string(),
  pseudonym: z.string(),
  url_image: z.nullable(z.string()),
})

/** The branch's members, a page at a time; with `pagination=0` all of them, with the few fields a picker needs. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v2/users',
  summary: 'List members',
  access: { kind: 'staff', permission: 'user_show' },
  query: z
    .object({
      ...MemberSearchQuery,
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
      per_page: z.optional(
        z.coerce.number().check(
          z.int(),
          z.refine((size) => PAGE_SIZES.some((known) => known === size)),
        ),
      ),
      pagination: z.optional(z.literal('0')),
    })
    .check(isSearchable),
  response: z.union([pageOf(MemberRowWire), z.object({ data: z.array(PickerRow) })]),
})

export interface MemberPage {
  readonly members: readonly MemberRow[]
  readonly page: number
  readonly lastPage: number
  readonly size: number
  readonly total: number
}

/** Our shape of a page. Throws TypeError for the unpaged list, which has no pages. */
export const memberPageOf = (wire: ResponseOf<typeof listMembers>): MemberPage => {
  if (!('meta' in wire)) throw new TypeError('the list came without pages')
  return {
    members: wire.data.map(memberRowOf),
    page: wire.meta.current_page,
    lastPage: wire.meta.last_page,
    size: wire.meta.per_page,
    total: wire.meta.total,
  }
}
