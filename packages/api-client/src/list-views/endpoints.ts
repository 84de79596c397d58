import { viewLimits } from '@repo/domain/core/limits'
import { type NamedView, VIEWED_LISTS } from '@repo/domain/lists/list-view'
import * as z from 'zod/mini'

import { endpoint, type Endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line, text } from '../core/text.ts'

const ListName = z.enum(VIEWED_LISTS)

const AddressWire = z
  .record(
    text().check(z.minLength(1), z.maxLength(viewLimits.name.max)),
    z.union([text().check(z.maxLength(viewLimits.addressText)), z.number()]),
  )
  .check(z.refine((address) => Object.keys(address).length <= viewLimits.addressParts))

const KeptWire = z.object({
  name: line(viewLimits.name),
  address: AddressWire,
  is_default: z.boolean(),
})

const ViewBody = renamed(KeptWire, { is_default: 'isDefault' })

const ViewWire = z.object({
  uuid: z.string(),
  name: z.string(),
  address: z.record(z.string(), z.union([z.string(), z.number()])),
  is_default: z.boolean(),
})

const ViewsCodec = inData(renamed(ViewWire, { is_default: 'isDefault' })) satisfies z.ZodMiniType<readonly NamedView[]>

export const listListViews = endpoint({
  method: 'GET',
  path: '/api/v2/list-views/{list}',
  summary: 'List saved views',
  access: { kind: 'staff' },
  params: z.object({ list: ListName }),
  response: ViewsCodec,
})

/** Replaces a view of the same name. A default view replaces the former default. */
export const keepListView = endpoint({
  method: 'PUT',
  path: '/api/v2/list-views/{list}',
  summary: 'Save a list view',
  access: { kind: 'staff' },
  params: z.object({ list: ListName }),
  body: ViewBody,
  response: z.object({ uuid: z.string() }),
  errors: { 409: ['too-many-views'] },
})

export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/api/v2/list-views/{list}/{uuid}',
  summary: 'Delete a list view',
  access: { kind: 'staff' },
  params: z.object({ list: ListName, uuid: Uuid }),
  response: Done,
})

export const listViewsEndpoints = {
  listListViews,
  keepListView,
  deleteListView,
} satisfies Record<string, Endpoint>
