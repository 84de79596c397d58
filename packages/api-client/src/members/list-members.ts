import { memberList } from '@repo/domain/member-list'
import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'
import { MemberRowCodec } from './member.ts'

/** The branch's members, a page at a time; with `pagination=0` all of them, with the few fields a picker needs. */
export const listMembers = listEndpoint({
  path: '/api/v2/users',
  summary: 'List members',
  permission: 'user_show',
  rules: memberList,
  column: 'search_column',
  row: MemberRowCodec,
  slimRow: z.object({
    user_uuid: z.string(),
    name: z.string(),
    last_name_1: z.string(),
    email: z.string(),
    pseudonym: z.string(),
    url_image: z.nullable(z.string()),
  }),
})
