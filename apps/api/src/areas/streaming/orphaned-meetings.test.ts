import { beforeEach, describe, expect, it } from 'vitest'

import { startStreamingGym, type StreamingGym } from '../../../testing/streaming-gym.ts'
import { endOrphanedMeetings } from './orphaned-meetings.ts'

describe('the meeting of a class that ended with nobody there', () => {
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

  it('is ended, once whoever stopped it had the time to', async () => {
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

  it('that Zoom did not end is tried again by the server, and by whoever asks', async () => {
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

  it('that nobody can end is given up after a day', async () => {
    const { uuid } = await start()
    await stop(uuid)
    await enter({ secret_key: 'wrong' })
    zoom.forgetTokens()
    const asked = async () => {
      const before = zoom.heard.length
      await endOrphanedMeetings(server.context)
      return zoom.heard.length - before
    }
    server.clock.advance(86_400_000 - 1000)
    expect([await asked(), await asked()]).toEqual([1, 1])
    server.clock.advance(2000)
    expect([await asked(), await asked()]).toEqual([1, 0])
  })
})
