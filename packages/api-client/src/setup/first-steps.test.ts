import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { fetched } from '../../tests/answering-client.ts'
import { firstStepsQueryOptions } from './queries.ts'
import { setUpCenter } from './set-up-center.ts'

it('what a center has still to do, asked anew at every look', async () => {
  const { data, asked, key } = await fetched({ put_away: true, done: ['member'] }, firstStepsQueryOptions)
  expect(asked).toEqual(['GET /api/v2/setup/first-steps'])
  expect(key).toEqual(['first-steps'])
  expect(data.isPutAway).toBe(true)
  expect(Object.entries(data.done).filter(([, isDone]) => isDone)).toEqual([['member', true]])
  expect(Object.keys(data.done).length).toBeGreaterThan(1)
})

const ours = {
  token: 't'.repeat(20),
  browserId: 'b'.repeat(32),
  centerName: 'Gimnasio Norte',
  language: 'es' as const,
  system: 'english' as const,
  zone: 'America/Tijuana',
  hosts: ['gym.example'],
  name: 'Ana',
  lastName1: 'Soto',
  email: 'ana@gym.example',
  password: 'river stone lamp',
}
const body = encode(setUpCenter.body, ours)

it('the first center is sent by the names of the wire', () => {
  expect(body).toEqual({
    token: 't'.repeat(20),
    browser_id: 'b'.repeat(32),
    branch_name: 'Gimnasio Norte',
    lang: 'es',
    measurement_system: 'english_system',
    offset_name: 'America/Tijuana',
    hosts: ['gym.example'],
    name: 'Ana',
    last_name_1: 'Soto',
    email: 'ana@gym.example',
    password: 'river stone lamp',
  })
  expect(decode(setUpCenter.body, body)).toEqual(ours)
})

it.each([
  ['gym.example', true],
  ['Gym.Example', false],
  ['http://gym.example', false],
])('the host %s as it stands: taken %s', (host, isTaken) => {
  expect(setUpCenter.body.safeParse({ ...body, hosts: [host] }).success).toBe(isTaken)
})
