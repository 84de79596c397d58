import * as z from 'zod/mini'

import type { Clock } from '../../lib/clock.ts'
import { VideoFault, type Video, type VideoAccount } from './video.ts'
import { createZoomCall, type ZoomAnswer } from './zoom-call.ts'
import { createZoomTokens } from './zoom-tokens.ts'

const Created = z.object({ id: z.union([z.number(), z.string()]) })

interface ZoomOptions {
  readonly apiUrl: string
  readonly oauthUrl: string
  readonly clock: Clock
}

/** A meeting that starts at once and that nobody has to be let into. */
const INSTANT = 1
const SETTINGS = {
  host_video: true,
  participant_video: false,
  join_before_host: true,
  waiting_room: false,
  mute_upon_entry: true,
  auto_recording: 'none',
}

/** Zoom's REST API (https://developers.zoom.us/docs/api/), by server-to-server OAuth. */
export const createZoom = ({ apiUrl, oauthUrl, clock }: ZoomOptions): Video => {
  const zoomCall = createZoomCall([apiUrl, oauthUrl])
  const tokens = createZoomTokens(zoomCall, oauthUrl, clock)

  const ask = async (account: VideoAccount, method: string, path: string, body?: object): Promise<ZoomAnswer> => {
    const authorization = `Bearer ${await tokens.of(account)}`
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    return zoomCall(`${apiUrl}${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...json,
    })
  }

  /** A token may have been taken back since; a new one is asked for once. */
  const call: typeof ask = async (account, ...what) => {
    const answer = await ask(account, ...what)
    if (answer.status !== 401) return answer
    tokens.forget(account)
    const again = await ask(account, ...what)
    if (again.status === 401) throw new VideoFault('credentials')
    return again
  }

  return {
    create: async (account, { topic, minutes, password }) => {
      const path = `/v2/users/${encodeURIComponent(account.email)}/meetings`
      const meeting = { topic, type: INSTANT, duration: minutes, password, settings: SETTINGS }
      const { status, json } = await call(account, 'POST', path, meeting)
      const created = Created.safeParse(json)
      if (status !== 201 || !created.success) throw new VideoFault('refused')
      return String(created.data.id)
    },
    end: async (account, number) => {
      const { status } = await call(account, 'DELETE', `/v2/meetings/${encodeURIComponent(number)}`)
      if (status !== 204 && status !== 404) throw new VideoFault('refused')
    },
  }
}
