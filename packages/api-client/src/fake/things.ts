import { listRules, type ColumnOf, type SortOf } from '@repo/domain/lists/list'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { Done } from '../core/schemas.ts'

export const thingList = listRules({
  columns: { name: { kind: 'text' }, size: { kind: 'choice', of: ['small', 'large'] }, since: { kind: 'day' } },
  sorts: ['name', 'since'],
  first: { column: 'name', sort: 'name', direction: 'asc' },
})
export type ThingColumn = ColumnOf<typeof thingList>
export type ThingSort = SortOf<typeof thingList>

const ThingWire = z.object({ uuid: z.string(), name: z.string(), size: z.string(), since: z.string() })
export type Thing = z.output<typeof ThingWire>

export const listThings = listEndpoint({
  path: '/things',
  summary: 'List things',
  rules: thingList,
  column: 'search_column',
  row: ThingWire,
})

export const exportThings = exportEndpoint(listThings, 'Export things')

export const saveThing = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'Save a thing',
  access: { kind: 'staff' },
  body: z.record(z.string(), z.string()),
  response: Done,
})
