import { randomUUID } from 'node:crypto'
import { relative } from 'node:path'

import { VERSION } from '@repo/domain/core/version'

import { fetchFrom } from './fetch-from.ts'

interface Dsn {
  readonly key: string
  readonly url: string
}

export const parseDsn = (text: string): Dsn | null => {
  const url = URL.parse(text)
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (url === null || !/^https?:$/.test(url.protocol) || url.username === '' || project === '') return null
  return { key: url.username, url: `${url.origin}${path}/api/${project}/envelope/` }
}

interface Frame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

const FRAME = /^\s*at (?:(?<name>[\w.$<> ]+) \()?(?:file:\/\/)?(?<file>[^():\s]+):(?<line>\d+):(?<column>\d+)\)?$/

const framesOf = (error: Error): readonly Frame[] =>
  (error.stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const { name = '', file = '', line: row, column } = FRAME.exec(line)?.groups ?? {}
      if (row === undefined) return []
      return [{ function: name, filename: relative('.', file), lineno: Number(row), colno: Number(column) }]
    })
    .toReversed()

/** Longer codes could contain personal data. */
const codeOf = (error: Error): string => {
  const { code } = ((error.cause ?? error) as { readonly code?: unknown }) ?? {}
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : ''
}

const MINUTE = 60_000
const MOST_A_MINUTE = 20
const PATIENCE_MS = 5000

interface Fault {
  readonly platform: 'node' | 'javascript'
  readonly type: string
  readonly value: string
  readonly release: string
  readonly tags: Readonly<Record<'where', string>> & Readonly<Record<string, string>>
  readonly frames: readonly Frame[]
}

export interface ErrorReports {
  readonly send: (error: unknown, where: string) => void
  readonly report: (fault: Fault) => void
}

/**
 * Sends to a Sentry-compatible service, at most once a minute per fault. Omits messages, which may quote user input.
 */
export const createErrorReports = (dsn: Dsn, now: () => number = Date.now): ErrorReports => {
  const fetchThere = fetchFrom([dsn.url])
  let told = new Map<string, number>()
  const isNew = (fingerprint: string): boolean => {
    const at = now()
    told = new Map([...told].filter(([, since]) => at - since < MINUTE))
    if (told.has(fingerprint) || told.size >= MOST_A_MINUTE) return false
    told.set(fingerprint, at)
    return true
  }
  const post = async (event: { readonly event_id: string }): Promise<void> => {
    const lines = [{ event_id: event.event_id }, { type: 'event' }, event]
    await fetchThere(dsn.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${dsn.key}, sentry_client=latido/${VERSION}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  }
  const report = ({ platform, type, value, release, tags, frames }: Fault): void => {
    if (!isNew(`${tags.where} ${type} ${value} ${frames.at(-1)?.filename}:${frames.at(-1)?.lineno}`)) return
    const event = {
      event_id: randomUUID().replaceAll('-', ''),
      timestamp: now() / 1000,
      platform,
      level: 'error',
      release,
      tags,
      exception: { values: [{ type, value, stacktrace: { frames } }] },
    }
    void post(event).catch(() => null)
  }
  return {
    report,
    send: (thrown, where) => {
      const error = thrown instanceof Error ? thrown : new Error('not an error')
      const type = /^\w{1,60}$/.test(error.name) ? error.name : 'Error'
      const fault = { type, value: codeOf(error), frames: framesOf(error) }
      report({ ...fault, platform: 'node', release: VERSION, tags: { where } })
    },
  }
}
