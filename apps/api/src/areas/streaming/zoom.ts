import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { retryAfterOf } from '@repo/api-client/core/api-error'
import { parseRetryAfter } from '@repo/domain/core/retry-after'
import * as z from 'zod/mini'

import type { Clock } from '../../lib/clock.ts'
import { fetchFrom, type FetchFrom } from '../../lib/fetch-from.ts'
import { type Video, type VideoAccount, VideoFault } from './video.ts'

interface ZoomAnswer {
  readonly status: number
  readonly json: unknown
}

type ZoomCall = (url: string, init: RequestInit) => Promise<ZoomAnswer>

/** Short, because a coach is waiting. */
const WITHIN_MS = 8000
/** Shorter rate limits are waited for, once. */
const LONGEST_WAIT_S = 3
const USUAL_WAIT_S = 60

/** Zoom sends the end of a daily limit as an ISO date, which HTTP doesn't allow. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

const waitOf = ({ headers }: Response): number => {
  const header = headers.get('retry-after') ?? ''
  const wait = ISO_DATE.test(header)
    ? parseRetryAfter(new Date(header).toUTCString(), Date.now())
    : retryAfterOf(headers)
  return wait ?? USUAL_WAIT_S
}

const send = async (get: FetchFrom, url: string, init: RequestInit): Promise<Response> => {
  try {
    return await get(url, { ...init, signal: AbortSignal.timeout(WITHIN_MS) })
  } catch {
    throw new VideoFault('away')
  }
}

const createZoomCall = (places: readonly string[]): ZoomCall => {
  const get = fetchFrom(places)
  return async (url, init) => {
    let response = await send(get, url, init)
    if (response.status === 429 && waitOf(response) <= LONGEST_WAIT_S) {
      await pause(waitOf(response) * 1000)
      response = await send(get, url, init)
    }
    if (response.status === 429) throw new VideoFault('busy', waitOf(response))
    if (response.status >= 500) throw new VideoFault('away')
    const json: unknown = await response.json().catch(() => null)
    return { status: response.status, json }
  }
}

const Granted = z.object({ access_token: z.string(), expires_in: z.number() })

const SPARE_MS = 60_000

interface ZoomTokens {
  readonly of: (account: VideoAccount) => Promise<string>
  readonly forget: (account: VideoAccount) => void
}

/** Changed credentials get a new key. Hashed, so that the map doesn't hold the secret. */
const keyOf = ({ accountId, apiKey, secret }: VideoAccount): string =>
  createHash('sha256')
    .update(JSON.stringify([accountId, apiKey, secret]))
    .digest('base64url')

/** Cached per account. Tokens expire after 1 hour and have no refresh token. */
const createZoomTokens = (call: ZoomCall, oauthUrl: string, clock: Clock): ZoomTokens => {
  const kept = new Map<string, { readonly token: string; readonly until: number }>()
  const requestToken = async ({ accountId, apiKey, secret }: VideoAccount) => {
    const answer = await call(`${oauthUrl}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${apiKey}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }),
    })
    // Zoom responds to a wrong client, secret, or account with status 400
    if (answer.status === 400 || answer.status === 401) throw new VideoFault('credentials')
    const granted = Granted.safeParse(answer.json)
    if (answer.status !== 200 || !granted.success) throw new VideoFault('refused')
    return granted.data
  }
  return {
    of: async (account) => {
      const key = keyOf(account)
      const known = kept.get(key)
      if (known !== undefined && known.until > clock.now()) return known.token
      const { access_token: token, expires_in: seconds } = await requestToken(account)
      kept.set(key, { token, until: clock.now() + seconds * 1000 - SPARE_MS })
      return token
    },
    forget: (account) => void kept.delete(keyOf(account)),
  }
}

const Created = z.object({ id: z.union([z.number(), z.string()]) })

interface ZoomOptions {
  readonly apiUrl: string
  readonly oauthUrl: string
  readonly clock: Clock
}

/** A meeting that starts immediately and has no waiting room. */
const INSTANT = 1
const SETTINGS = {
  host_video: true,
  participant_video: false,
  join_before_host: true,
  waiting_room: false,
  mute_upon_entry: true,
  auto_recording: 'none',
}

/** See https://developers.zoom.us/docs/api/. */
export const createZoom = ({ apiUrl, oauthUrl, clock }: ZoomOptions): Video => {
  const zoomCall = createZoomCall([apiUrl, oauthUrl])
  const tokens = createZoomTokens(zoomCall, oauthUrl, clock)

  const request = async (account: VideoAccount, method: string, path: string, body?: object): Promise<ZoomAnswer> => {
    const authorization = `Bearer ${await tokens.of(account)}`
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    return zoomCall(`${apiUrl}${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...json,
    })
  }

  /** Retries once with a new token, because the cached one may have been revoked. */
  const call: typeof request = async (account, ...what) => {
    const answer = await request(account, ...what)
    if (answer.status !== 401) return answer
    tokens.forget(account)
    const again = await request(account, ...what)
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
