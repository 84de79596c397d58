import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { memberListDefinition } from './member-list-definition.ts'
import { MemberRowCodec } from './member.ts'

const SlimMemberWire = z.object({
  user_uuid: z.string(),
  name: z.string(),
  last_name_1: z.string(),
  email: z.string(),
  pseudonym: z.string(),
  url_image: z.nullable(z.string()),
})

/** `pagination=0` returns all members with few fields. */
export const listMembers = listEndpoint({
  summary: 'List members',
  permission: 'user_show',
  ...memberListDefinition,
  row: MemberRowCodec,
  slimRow: renamed(SlimMemberWire, { user_uuid: 'uuid', last_name_1: 'lastName1', url_image: 'imageUrl' }),
})
