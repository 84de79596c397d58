import { expect, it } from 'vitest'

import { memberMatcher } from './match-member.ts'

const member = (uuid: string, name: string, lastName1: string | null, lastName2: string | null = null) => ({
  uuid,
  email: `${uuid}@gym.example`,
  name,
  lastName1,
  lastName2,
})

const match = memberMatcher([
  member('ana', 'Ana María', 'López', 'Peña'),
  member('leo', 'Leo', 'de la Cruz'),
  member('eva-1', 'Eva', 'Ruiz'),
  member('eva-2', 'Eva', 'Ruiz'),
  member('mia', 'Mía', null),
])

it.each([
  ['ana@gym.example.fit', 'ana'],
  ['run_ANA@gym.example_2026-03-01.tcx', 'ana'],
  ['ana@gym.example-morning.fit', 'ana'],
  ['leo@gym.example/Ana María López.fit', 'ana'],
  ['Ana María López Peña/activity_123.fit', 'ana'],
  ['exports/lopez_ana_maria/2026/03/01.gpx', 'ana'],
  ['AnaMariaLopez2026.fit', 'ana'],
  ['exports\\Leo de la Cruz\\run.FIT', 'leo'],
  ['De La Cruz, Leo - Spinning.tcx.gz', 'leo'],
  ['eva-2@gym.example/Eva.fit', 'eva-2'],
])('the file %s is of %s', (path, uuid) => {
  expect(match(path)).toEqual({ uuid })
})

it.each([['activity.fit'], ['Ana/run.fit'], ['López/run.fit'], ['Mía.fit'], ['Leopoldo de la Cruzada.fit'], ['']])(
  'the file %j is of no member',
  (path) => {
    expect(match(path)).toEqual({ fault: 'no-member' })
  },
)

it('the file of a name that two members have is of none of them alone', () => {
  expect(match('Eva Ruiz.fit')).toEqual({ fault: 'several-members', uuids: ['eva-1', 'eva-2'] })
})
