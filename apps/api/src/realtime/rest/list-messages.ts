import { parseSerial } from '../embedded/channel-serial.ts'
import type { RingEntry } from '../embedded/message-ring.ts'
import type { WireMessage } from '../embedded/protocol.ts'
import type { RestAnswer } from '../realtime.ts'
import { answer, refuse } from './rest-answer.ts'
import { authorize, type RestCall, type RestParts } from './rest-call.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

const numberOf = (text: string | null, fallback: number): number => {
  const number = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : fallback
}

/** One message of a publication, which may hold several, and its place in the channel. */
interface Placed {
  readonly sequence: number
  readonly index: number
  readonly message: WireMessage
}

const placedIn = ({ sequence, frame }: RingEntry): Placed[] => {
  const { id, connectionId, timestamp, messages = [] } = frame.read()
  return messages.map((message, index) => ({
    sequence,
    index,
    message: { id: `${id}:${index}`, connectionId, timestamp, ...message },
  }))
}

/** Where a page ended: the place of its last message. */
const cursorOf = ({ sequence, index }: Placed): string => `${sequence}.${index}`

const isBeyond = ({ sequence, index }: Placed, cursor: string | null, isForwards: boolean): boolean => {
  const place = /^(\d+)\.(\d+)$/.exec(cursor ?? '')
  if (place === null) return true
  const distance = sequence - Number(place[1]) || index - Number(place[2])
  return isForwards ? distance > 0 : distance < 0
}

const selected = (entries: readonly RingEntry[], query: URLSearchParams): Placed[] => {
  const start = numberOf(query.get('start'), 0)
  const end = numberOf(query.get('end'), Number.POSITIVE_INFINITY)
  const attachedAt = parseSerial(query.get('from_serial') ?? query.get('fromSerial') ?? '')?.sequence ?? Infinity
  const isForwards = query.get('direction') === 'forwards'
  const chosen = entries
    .filter(({ at, sequence }) => at >= start && at <= end && sequence <= attachedAt)
    .flatMap(placedIn)
    .filter((placed) => isBeyond(placed, query.get('cursor'), isForwards))
  return isForwards ? chosen : chosen.toReversed()
}

const linkTo = (rel: string, query: URLSearchParams, cursor: string | null): string => {
  const target = new URLSearchParams(query)
  if (cursor === null) target.delete('cursor')
  else target.set('cursor', cursor)
  return `<./messages?${target.toString()}>; rel="${rel}"`
}

/** `GET /channels/{channel}/messages`: what the channel still remembers, newest first unless asked otherwise. */
export const listMessages = async (parts: RestParts, call: RestCall): Promise<RestAnswer> => {
  const access = await authorize(parts, call, 'history')
  if ('code' in access) return refuse(call.format, access)
  const { query } = call
  const limit = Math.min(Math.max(Math.trunc(numberOf(query.get('limit'), DEFAULT_LIMIT)), 1), MAX_LIMIT)
  const kept = parts.channels.find(call.subject)?.ring.since(Date.now() - parts.limits.ringMs) ?? []
  const found = selected(kept, query)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const links = [linkTo('first', query, null), linkTo('current', query, query.get('cursor'))]
  if (last !== undefined && found.length > limit) links.push(linkTo('next', query, cursorOf(last)))
  return answer(
    call.format,
    200,
    page.map(({ message }) => message),
    { link: links.join(', ') },
  )
}
