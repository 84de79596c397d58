/** What the page of a video meeting is told about the meeting and about who looks at it. */
export interface MeetingEntry {
  readonly number: string
  /** Empty where the meeting takes none. */
  readonly password: string
  /** Lets one viewer in; made by the server. */
  readonly signature: string
  readonly language: 'en' | 'es'
  /** The viewer's name, as the others in the meeting see it. */
  readonly name: string
  readonly apiKey: string
  /** The class's own, so that what the page says is heard by the view of that class alone. */
  readonly channel: string
}

/** What the page says to the view that frames it: the viewer is in, cannot be, or is no longer. */
const MEETING_STATES = ['joined', 'failed', 'left'] as const
export type MeetingState = (typeof MEETING_STATES)[number]

export interface MeetingWord {
  readonly channel: string
  readonly state: MeetingState
}

const NUMBER = /^\d{9,11}$/
const LONGEST_NAME = 64

/** An entry as the fragment of an address, without `#`: browsers keep it to themselves, so that no server logs it. */
export const formatMeetingEntry = (entry: MeetingEntry): string => {
  const { number, password, signature, language, name, apiKey, channel } = entry
  return new URLSearchParams({ password, number, signature, language, name, api_key: apiKey, channel }).toString()
}

/** Reads the fragment of an address, with or without `#`; null where it names no meeting that could be joined. */
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

/** Where Zoom opens a meeting itself, in its client or on its own page. */
export const zoomAddress = (number: string): string => `https://zoom.us/wc/join/${encodeURIComponent(number)}`

/** Whether a message from another window is a word of the meeting page about this channel. */
export const isMeetingWord = (data: unknown, channel: string): data is MeetingWord => {
  if (typeof data !== 'object' || data === null) return false
  const { channel: about, state } = data as Partial<Record<keyof MeetingWord, unknown>>
  return about === channel && MEETING_STATES.some((known) => known === state)
}

/** The meeting SDK's key that a signature was made for; empty where the signature cannot be read. */
export const apiKeyOf = (signature: string): string => {
  const [, payload = ''] = signature.split('.')
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly sdkKey?: unknown }
    return typeof claims.sdkKey === 'string' ? claims.sdkKey : ''
  } catch {
    return ''
  }
}
