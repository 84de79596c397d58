import { expect, it } from 'vitest'

import { fetched } from '../../tests/answering-client.ts'
import { listViewsQueryOptions } from './queries.ts'

it('the views somebody keeps of a list', async () => {
  const address = { column: 'sex', search: 'female', size: 50 }
  const wire = { data: [{ uuid: 'view-1', name: 'Mujeres', address, is_default: true }] }
  const { data, asked, key } = await fetched(wire, (client) => listViewsQueryOptions(client, 'members'))
  expect(asked).toEqual(['GET /api/v2/list-views/members'])
  expect(key).toEqual(['list-views', 'members'])
  expect(data).toEqual([{ uuid: 'view-1', name: 'Mujeres', address, isDefault: true }])
})
