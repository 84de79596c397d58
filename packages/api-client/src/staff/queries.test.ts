import { expect, it } from 'vitest'

import { fetched } from '../../tests/answering-client.ts'
import { dashboardQueryOptions } from '../dashboard/queries.ts'
import { adminQueryOptions } from './queries.ts'

const UUID = '0190a000-0000-7000-8000-000000000001'
const other = { landline: '5550100', mobile_phone: null }

it('the dashboard is one call, each figure under its own name', async () => {
  const wire = {
    request_accepted_this_month: 1,
    request_pending: 2,
    remote_active_users: 3,
    trainings_count: 4,
    total_user: 5,
    active_users: 6,
  }
  const { data, asked, key } = await fetched(wire, dashboardQueryOptions)
  expect(asked).toEqual(['GET /api/v2/admin/dashboard'])
  expect(key).toEqual(['dashboard'])
  expect(data).toEqual({
    requestsAcceptedThisMonth: 1,
    requestsPending: 2,
    remoteActiveMembers: 3,
    trainings: 4,
    members: 5,
    activeMembers: 6,
  })
})

it('an administrator has a name in three parts', async () => {
  const name = { name: 'Ana', last_name_1: 'Soto', last_name_2: 'Gil' }
  const answer = { uuid: UUID, ...name, email: 'ana@gym.example', ...other, role: 'admin', image_url: '/ana.webp' }
  const { data, asked, key } = await fetched(answer, (client) => adminQueryOptions(client, UUID))
  expect(asked).toEqual([`GET /api/v2/admin/user/${UUID}`])
  expect(key).toEqual(['admin', UUID])
  expect(data).toEqual({
    uuid: UUID,
    name: 'Ana',
    lastName1: 'Soto',
    lastName2: 'Gil',
    email: 'ana@gym.example',
    landline: '5550100',
    mobilePhone: null,
    role: 'admin',
    imageUrl: '/ana.webp',
  })
})
