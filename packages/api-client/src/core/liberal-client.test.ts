import { expect, it } from 'vitest'

import { listMembers } from '../members/list-members.ts'
import { createClient } from './client.ts'
import { onUnreadableAnswer } from './tolerant-codecs.ts'

it('a client reads the answers of other deployments, and tells what it leaves out', async () => {
  const left: string[] = []
  onUnreadableAnswer(({ place }) => left.push(place))
  const row = { user_uuid: 'a', name: 'Ana', email: 'ana@gym.example', last_name_2: 'null', banned_user: '1' }
  const fetch = async () => Response.json({ data: [row, { ...row, name: null }], meta: { last_page: 1 } })
  const client = createClient({ baseUrl: '', headers: () => ({}), fetch })
  const view = { search: null, sort: 'name', direction: 'asc', page: 2, size: 20 } as const
  const read = await client.call(listMembers, { query: view })
  expect(read).toMatchObject({ page: 2, rows: [{ uuid: 'a', lastName2: null, isBanned: true }] })
  expect(read.rows).toHaveLength(1)
  expect(left).toEqual(['GET api.v2.users data.name'])
})
