import { expect, it } from 'vitest'

import { answeringClient, fetched } from '../../tests/answering-client.ts'
import { classSummaryQueryOptions, joinRequestsQueryOptions } from './queries.ts'

const UUID = '0190a000-0000-7000-8000-000000000003'

const participant = {
  final_user_uuid: 'user-1',
  pseudonym: 'Rayo',
  user_url_image: '/r.webp',
  effort_avg: 71.5,
  hr_max: 172,
  calories_tot: 401.2,
  steps_tot: 900,
  rookpoints: 37.9,
  duration_time_tot: 3_540,
  zones: [1, 2, 3, 4, 5],
  below_time_tot: 60,
}

it('the results of a class', async () => {
  const wire = {
    uuid: UUID,
    training_name: 'Spinning',
    class_start_at: '2026-11-21T16:00:00Z',
    ended_at: '2026-11-21T17:00:00Z',
    data_order: 'steps',
    participants: [participant],
  }
  const { data, asked, key } = await fetched(wire, (client) => classSummaryQueryOptions(client, UUID))
  expect(asked).toEqual([`GET /api/v2/room/configuration/${UUID}/summary`])
  expect(key).toEqual(['class-summary', UUID])
  expect(data).toEqual({
    uuid: UUID,
    trainingName: 'Spinning',
    startAt: new Date('2026-11-21T16:00:00Z'),
    endedAt: new Date('2026-11-21T17:00:00Z'),
    order: 'steps',
    results: [
      {
        userUuid: 'user-1',
        pseudonym: 'Rayo',
        imageUrl: '/r.webp',
        averageEffort: 71.5,
        maxHeartRate: 172,
        calories: 401.2,
        steps: 900,
        points: 37.9,
        seconds: 3_540,
        zoneSeconds: [1, 2, 3, 4, 5],
        belowSeconds: 60,
      },
    ],
  })
})

it('a class that has not ended has no end', async () => {
  const wire = { uuid: UUID, training_name: '', class_start_at: '2026-11-21T16:00:00Z', ended_at: null }
  const { data } = await fetched({ ...wire, participants: [] }, (client) => classSummaryQueryOptions(client, UUID))
  expect(data.endedAt).toBeNull()
})

it('the phones that wait, asked for when there are some', async () => {
  const waiting = { uuid: 'request-1', user_uuid: 'user-1', pseudonym: 'Rayo', asked_at: '2026-11-21T16:00:00Z' }
  const { data, asked, key } = await fetched({ data: [waiting] }, (client) => joinRequestsQueryOptions(client, UUID, 1))
  expect(asked).toEqual([`GET /api/v2/room/configuration/${UUID}/join-requests`])
  expect(key).toEqual(['join-requests', UUID, 1])
  expect(data).toEqual([
    { uuid: 'request-1', userUuid: 'user-1', pseudonym: 'Rayo', askedAt: new Date('2026-11-21T16:00:00Z') },
  ])
})

it.each([
  [0, false],
  [1, true],
])('with %d waiting they are asked for: %s', async (count, enabled) => {
  const { client } = answeringClient({ data: [] })
  expect(joinRequestsQueryOptions(client, UUID, count)).toMatchObject({ enabled, staleTime: 0, gcTime: 0 })
})
