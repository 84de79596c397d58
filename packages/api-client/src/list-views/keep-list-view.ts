import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { ListName, ViewBody } from './list-view.ts'

/** Keeps a view under a name, in the place of one that has it; a default one takes that from the view that was it. */
export const keepListView = endpoint({
  method: 'PUT',
  path: '/api/v2/list-views/{list}',
  summary: 'Keep a view of a list',
  access: { kind: 'staff' },
  params: z.object({ list: ListName }),
  body: ViewBody,
  response: z.object({ uuid: z.string() }),
  errors: { 409: ['too-many-views'] },
})
