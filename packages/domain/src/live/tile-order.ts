import type { DataOrder } from '../classes/class-configuration.ts'
import { sharedPlaces } from '../classes/shared-places.ts'
import { compareNames } from '../core/name-order.ts'
import { formatCalories } from '../core/number-format.ts'
import type { Milliseconds } from '../core/units.ts'
import { hidesNumbers, type Participant } from './live-packet.ts'

const valueOf = (participant: Participant, order: DataOrder): number => {
  switch (order) {
    case 'calories':
      return participant.calories ?? -1
    case 'effort':
      return participant.effort ?? -1
    case 'steps':
    case 'jumps':
      return participant.steps ?? -1
    default:
      return order satisfies never
  }
}

/** The order that tiles follow: effort while no one has a value of the chosen order, for example without weights. */
export const shownOrder = (participants: readonly Participant[], order: DataOrder): DataOrder =>
  participants.some((participant) => valueOf(participant, order) >= 0) ? order : 'effort'

const isQuiet = ({ signal }: Participant): number => Number(signal === 'disconnected')

/** Those who hide numbers are last, in the order of joining: a place between the others would reveal the number. */
const hiddenSince = (participant: Participant): Milliseconds =>
  hidesNumbers(participant) ? (participant.joinedAt ?? Number.MAX_VALUE) : 0

/** Comparator: connected first, then descending by the order, then pseudonym and ID, so all displays agree. */
export const compareTiles =
  (order: DataOrder) =>
  (a: Participant, b: Participant): number =>
    isQuiet(a) - isQuiet(b) ||
    valueOf(b, order) - valueOf(a, order) ||
    hiddenSince(a) - hiddenSince(b) ||
    (a.guestNumber ?? 0) - (b.guestNumber ?? 0) ||
    compareNames(a.pseudonym, b.pseudonym) ||
    (a.userUuid < b.userUuid ? -1 : Number(a.userUuid > b.userUuid))

/** The number that a tile shows and ranks by. Null without a value, with 0, and without a signal. */
const rankedText = (participant: Participant, order: DataOrder): string | null => {
  const value = valueOf(participant, order)
  if (value <= 0 || participant.signal === 'disconnected') return null
  const text = order === 'calories' ? formatCalories(value) : String(Math.floor(value))
  return text === '0' ? null : text
}

/** Ranks from 1 of ordered participants. Those who show the same number share a rank. */
const ranksOf = (sorted: readonly Participant[], order: DataOrder): ReadonlyMap<string, number> => {
  const texts = sorted.map((participant) => rankedText(participant, order))
  const shared = sharedPlaces(texts)
  return new Map(
    sorted.flatMap(({ userUuid }, index) => (texts[index] === null ? [] : [[userUuid, shared[index] ?? index + 1]])),
  )
}

export const HOLD_PLACES_FOR: Milliseconds = 5000

export interface Places {
  readonly ids: readonly string[]
  /** By user UUID, of the moment of sorting. */
  readonly ranks: ReadonlyMap<string, number>
  readonly order: DataOrder | null
  readonly sortedAt: Milliseconds
}

export const noPlaces: Places = { ids: [], ranks: new Map(), order: null, sortedAt: Number.NEGATIVE_INFINITY }

/** Tile positions, sorted at most every 5 s, or at once for another order or many newcomers. Newcomers are last. */
export const placesAt = (
  before: Places,
  participants: readonly Participant[],
  order: DataOrder,
  now: Milliseconds,
): Places => {
  const known = new Set(before.ids)
  const newcomers = participants.filter(({ userUuid }) => !known.has(userUuid)).map(({ userUuid }) => userUuid)
  const isDue = before.order !== order || now - before.sortedAt >= HOLD_PLACES_FOR
  if (isDue || newcomers.length > known.size) {
    const sorted = participants.toSorted(compareTiles(order))
    return { ids: sorted.map(({ userUuid }) => userUuid), ranks: ranksOf(sorted, order), order, sortedAt: now }
  }
  const present = new Set(participants.map(({ userUuid }) => userUuid))
  const stay = before.ids.filter((id) => present.has(id))
  if (newcomers.length === 0 && stay.length === known.size) return before
  return { ...before, ids: [...stay, ...newcomers] }
}
