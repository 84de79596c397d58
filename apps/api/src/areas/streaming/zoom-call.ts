import { setTimeout as pause } from 'node:timers/promises'

import { retryAfterOf } from '@repo/api-client/core/retry-after'
import { parseRetryAfter } from '@repo/domain/retry-after'

import { fetchFrom, type FetchFrom } from '../../lib/fetch-from.ts'
import { VideoFault } from './video.ts'

export interface ZoomAnswer {
  readonly status: number
  /** Null where there is none, or none that can be read. */
  readonly json: unknown
}

export type ZoomCall = (url: string, init: RequestInit) => Promise<ZoomAnswer>

/** A coach waits for the answer. */
const WITHIN_MS = 8000
/** A wait this short is waited, once. */
const LONGEST_WAIT_S = 3
const USUAL_WAIT_S = 60

/** Zoom names the end of a daily limit by an ISO date, which HTTP doesn't know. */
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

/**
 * Calls Zoom at the places named. A limit that is over in a moment is waited for; a longer one is the caller's to tell.
 */
export const createZoomCall = (places: readonly string[]): ZoomCall => {
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
