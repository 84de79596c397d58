import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { ListName } from './list-view.ts'

/** Forgets a view that the signed-in person keeps. */
export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/api/v2/list-views/{list}/{uuid}',
  summary: 'Forget a view of a list',
  access: { kind: 'staff' },
  params: z.object({ list: ListName, uuid: Uuid }),
  response: Done,
})
