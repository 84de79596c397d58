export interface MeetingEntry {
  readonly number: string
  readonly password: string
  readonly signature: string
  readonly language: 'en' | 'es'
  readonly name: string
  readonly apiKey: string
  /** Unique to the class, so only this class's view reacts to the page's messages. */
  readonly channel: string
}

const MEETING_STATES = ['joined', 'failed', 'left'] as const
export type MeetingState = (typeof MEETING_STATES)[number]

export interface MeetingWord {
  readonly channel: string
  readonly state: MeetingState
}

const NUMBER = /^\d{9,11}$/
const LONGEST_NAME = 64

/** Serializes an entry as a URL fragment, without `#`. Browsers don't send fragments, so no server logs it. */
export const formatMeetingEntry = (entry: MeetingEntry): string => {
  const { number, password, signature, language, name, apiKey, channel } = entry
  return new URLSearchParams({ password, number, signature, language, name, api_key: apiKey, channel }).toString()
}

/** Parses a URL fragment, with or without `#`. Null without a meeting that can be joined. */
export const parseMeetingEntry = (fragment: string): MeetingEntry | null => {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const text = (name: string): string => given.get(name) ?? ''
  const [number, signature] = [text('number'), text('signature')]
  if (!NUMBER.test(number) || signature === '') return null
  return {
    number,
    password: text('password'),
    signature,
    language: text('language') === 'es' ? 'es' : 'en',
    name: text('name').slice(0, LONGEST_NAME),
    apiKey: text('api_key'),
    channel: text('channel'),
  }
}

/** The URL of a meeting on Zoom's site. */
export const zoomAddress = (number: string): string => `https://zoom.us/wc/join/${encodeURIComponent(number)}`

/** Whether a window message is the meeting page's, for this channel. */
export const isMeetingWord = (data: unknown, channel: string): data is MeetingWord => {
  if (typeof data !== 'object' || data === null) return false
  const { channel: about, state } = data as Partial<Record<keyof MeetingWord, unknown>>
  return about === channel && MEETING_STATES.some((known) => known === state)
}

/** The SDK key in a meeting signature (a JWT). Empty for a malformed one. */
export const apiKeyOf = (signature: string): string => {
  const [, payload = ''] = signature.split('.')
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly sdkKey?: unknown }
    return typeof claims.sdkKey === 'string' ? claims.sdkKey : ''
  } catch {
    return ''
  }
}
