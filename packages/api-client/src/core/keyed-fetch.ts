import type { Send } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { KEY_HEADER } from './key-headers.ts'
import { isKeyed } from './keyed.ts'
import { randomId } from './random-id.ts'
import { retryAfterOf } from './retry-after.ts'

/** Whoever does the same later than this means it anew. */
const SAME_FOR_MS = 5 * 60_000
/** Those beyond are forgotten, the oldest first. */
const MOST_ATTEMPTS = 50
/** How often the same is asked for that still runs, each time after the wait that the server asks for. */
const MOST_ASKED = 20

/** A call that nobody has answered yet. */
export interface Attempt {
  readonly endpoint: Endpoint
  /** All it says, but for what its files contain. */
  readonly said: string
  readonly files: readonly Blob[]
  readonly key: string
  readonly at: number
  /** How often it is on its way now; where that is none, its answer was lost. */
  underWay: number
}

/** What tells a call from others. */
type Said = Pick<Attempt, 'endpoint' | 'said' | 'files'>

interface Ports {
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<void>
}

const browser: Ports = {
  now: () => Date.now(),
  pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
}

const saidBy = (url: string, { headers, body }: RequestInit, endpoint: Endpoint): Said => {
  const branch = new Headers(headers).get('branch-uuid')
  const parts = body instanceof FormData ? [...body.entries()].flat() : [typeof body === 'string' ? body : '']
  const words = parts.map((part) => (typeof part === 'string' ? part : part.size))
  const files = parts.filter((part) => typeof part !== 'string')
  return { endpoint, said: JSON.stringify([endpoint.method, url, branch, words]), files }
}

const isSameFile = async (one: Blob, other: Blob): Promise<boolean> => {
  const [bytes, others] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map(
    (content) => new Uint8Array(content),
  )
  return bytes !== undefined && bytes.every((byte, index) => byte === others?.[index])
}

/** Files of the same number and sizes, byte for byte. */
const areSameFiles = async (files: readonly Blob[], others: readonly Blob[]): Promise<boolean> => {
  for (const [index, file] of files.entries()) {
    const other = others[index]
    if (other === undefined || !(await isSameFile(file, other))) return false
  }
  return true
}

/** How long to wait, where the same call still runs; else null. No other refusal with this status names a time. */
const waitOf = ({ status, headers }: Response): number | null => {
  const seconds = status === 409 ? retryAfterOf(headers) : null
  return seconds === null ? null : seconds * 1000
}

/** Whether somebody does something by it, and not a page by itself. */
const isDeed = (endpoint: Endpoint): boolean =>
  isKeyed(endpoint) || endpoint.method === 'PUT' || endpoint.method === 'DELETE'

/**
 * Sends calls of endpoints that heed keys under one. What is sent again with the same words before it was answered (a
 * lost answer, a second click) goes under the same key; what nobody has answered is noted in `attempts`. A server that
 * failed may have done it, so that is no answer. Whoever was granted a deed of another kind since has seen how things
 * stand, and means the same words anew: a class that was ended is started again.
 */
export const keyedFetch = (send: Send, attempts: Set<Attempt>, { now, pause } = browser): Send => {
  const attemptAt = async (call: Said): Promise<Attempt> => {
    for (const one of attempts) if (one.at <= now() - SAME_FOR_MS) attempts.delete(one)
    const alike = [...attempts].filter(({ said }) => said === call.said)
    const mine = { ...call, key: randomId(), at: now(), underWay: 1 }
    // before anything waits: a second click must find it
    attempts.add(mine)
    for (const one of alike) {
      if (!(await areSameFiles(one.files, call.files))) continue
      attempts.delete(mine)
      one.underWay += 1
      return one
    }
    const [oldest] = attempts
    if (attempts.size > MOST_ATTEMPTS && oldest !== undefined) attempts.delete(oldest)
    return mine
  }
  const sendUnder: (key: string) => Send = (key) => async (url, request, endpoint) => {
    const headers = { ...Object.fromEntries(new Headers(request.headers)), [KEY_HEADER]: `"${key}"` }
    for (let asked = 1; ; asked += 1) {
      const response = await send(url, { ...request, headers }, endpoint)
      const wait = waitOf(response)
      if (wait === null || asked === MOST_ASKED) return response
      await pause(wait)
    }
  }
  const sendAttempt: Send = async (url, request, endpoint) => {
    const attempt = await attemptAt(saidBy(url, request, endpoint))
    try {
      const response = await sendUnder(attempt.key)(url, request, endpoint)
      // an answer that breaks off on its way was not given
      await response.clone().arrayBuffer()
      if (response.status < 500 && waitOf(response) === null) attempts.delete(attempt)
      return response
    } finally {
      attempt.underWay -= 1
    }
  }
  const isLost = (attempt: Attempt): boolean => attempt.underWay === 0
  return async (url, request, endpoint) => {
    const before = isDeed(endpoint) ? [...attempts].filter((one) => isLost(one) && one.endpoint !== endpoint) : []
    const response = await (isKeyed(endpoint) ? sendAttempt : send)(url, request, endpoint)
    if (response.ok) for (const one of before) if (isLost(one)) attempts.delete(one)
    return response
  }
}
