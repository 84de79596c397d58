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

const readMessages = ({ frame }: RingEntry): WireMessage[] => {
  const { id, connectionId, timestamp, messages = [] } = frame.read()
  return messages.map((message, index) => Object.assign({ id: `${id}:${index}`, connectionId, timestamp }, message))
}

const selected = (entries: readonly RingEntry[], query: URLSearchParams): RingEntry[] => {
  const start = numberOf(query.get('start'), 0)
  const end = numberOf(query.get('end'), Number.POSITIVE_INFINITY)
  const attachedAt = parseSerial(query.get('from_serial') ?? query.get('fromSerial') ?? '')?.sequence ?? Infinity
  const isForwards = query.get('direction') === 'forwards'
  const cursor = numberOf(query.get('cursor'), isForwards ? -1 : Infinity)
  const chosen = entries.filter(
    ({ at, sequence }) =>
      at >= start && at <= end && sequence <= attachedAt && (isForwards ? sequence > cursor : sequence < cursor),
  )
  return isForwards ? chosen : chosen.toReversed()
}

const linkTo = (rel: string, query: URLSearchParams, cursor: number | null): string => {
  const target = new URLSearchParams(query)
  if (cursor === null) target.delete('cursor')
  else target.set('cursor', String(cursor))
  return `<./messages?${target.toString()}>; rel="${rel}"`
}

/** `GET /channels/{channel}/messages`: what the channel still remembers, newest first unless asked otherwise. */
export const listMessages = async (parts: RestParts, call: RestCall): Promise<RestAnswer> => {
  const access = await authorize(parts, call, 'history')
  if ('code' in access) return refuse(call.format, access)
  const { query } = call
  const limit = Math.min(Math.max(Math.trunc(numberOf(query.get('limit'), DEFAULT_LIMIT)), 1), MAX_LIMIT)
  const found = selected(parts.channels.find(call.subject)?.ring.since(0) ?? [], query)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const links = [
    linkTo('first', query, null),
    linkTo('current', query, numberOf(query.get('cursor'), Number.NaN) || null),
  ]
  if (last !== undefined && found.length > limit) links.push(linkTo('next', query, last.sequence))
  return answer(call.format, 200, page.flatMap(readMessages), { link: links.join(', ') })
}
