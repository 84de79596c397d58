import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { ListName, ViewsCodec } from './list-view.ts'

/** The views of a list that the signed-in person keeps, by name. */
export const listListViews = endpoint({
  method: 'GET',
  path: '/api/v2/list-views/{list}',
  summary: 'List the kept views of a list',
  access: { kind: 'staff' },
  params: z.object({ list: ListName }),
  response: ViewsCodec,
})
