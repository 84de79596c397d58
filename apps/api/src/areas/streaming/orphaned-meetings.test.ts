import { beforeEach, describe, expect, it } from 'vitest'

import { startStreamingGym, type StreamingGym } from '../../../testing/streaming-gym.ts'
import { endOrphanedMeetings } from './orphaned-meetings.ts'

describe('the orphaned meeting of an ended class', () => {
  let zoom: StreamingGym['zoom']
  let server: StreamingGym['server']
  let coach: StreamingGym['coach']
  let enter: StreamingGym['enter']
  let start: StreamingGym['start']
  let stop: StreamingGym['stop']
  let end: StreamingGym['end']
  beforeEach(async () => {
    ;({ zoom, server, coach, enter, start, stop, end } = await startStreamingGym())
  })

  it('is ended after a grace period for the coach who stopped the class', async () => {
    const { uuid } = await start()
    await start(undefined, coach, false)
    server.clock.advance(60 * 60_000 - 1000)
    await endOrphanedMeetings(server.context)
    expect(zoom.meetings.size).toBe(1)
    server.clock.advance(1000)
    await server.context.engine.tick()
    server.clock.advance(14_000)
    await endOrphanedMeetings(server.context)
    expect(zoom.meetings.size).toBe(1)
    server.clock.advance(2000)
    await endOrphanedMeetings(server.context)
    expect(zoom.meetings.size).toBe(0)
    await expect(end(uuid)).resolves.toEqual({ message: 'ok' })
  })

  it('is retried by the server and by the caller if Zoom did not end it', async () => {
    const DELETE = /^\/v2\/meetings\//
    const { uuid } = await start()
    await stop(uuid)
    zoom.says(DELETE, { status: 502 }, { status: 502 })
    await expect(end(uuid)).rejects.toMatchObject({ status: 409, code: 43 })
    server.clock.advance(16_000)
    await endOrphanedMeetings(server.context)
    expect(zoom.meetings.size).toBe(1)
    await endOrphanedMeetings(server.context)
    expect(zoom.meetings.size).toBe(0)
  })

  it('is given up after a day', async () => {
    const { uuid } = await start()
    await stop(uuid)
    await enter({ secret_key: 'wrong' })
    zoom.forgetTokens()
    const requestCount = async () => {
      const before = zoom.requests.length
      await endOrphanedMeetings(server.context)
      return zoom.requests.length - before
    }
    server.clock.advance(86_400_000 - 1000)
    expect([await requestCount(), await requestCount()]).toEqual([1, 1])
    server.clock.advance(2000)
    expect([await requestCount(), await requestCount()]).toEqual([1, 0])
  })
})
