import type { Bpm, Milliseconds } from '../core/units.ts'

/** A strap that a room receives and no one has. */
export interface FreeStrap {
  readonly id: string
  readonly heartRate: Bpm
  readonly firstSeenAt: Milliseconds
  readonly seenAt: Milliseconds
  /** Signal strength in dBm. Null if the device doesn't send it. */
  readonly dbm: number | null
  /** Picked by this member in three classes before. */
  readonly isUsual: boolean
  /** Fits the typed part of the printed number. */
  readonly isTyped: boolean
}

const MOST = 6
/** A strap that was put on around the time of joining. */
const NEW_WITHIN: Milliseconds = 2 * 60_000
const SHOWN_FOR: Milliseconds = 15_000

/** Whether a strap appeared about when the member joined. */
export const isNewSince = ({ firstSeenAt }: Pick<FreeStrap, 'firstSeenAt'>, joinedAt: Milliseconds): boolean =>
  Math.abs(firstSeenAt - joinedAt) <= NEW_WITHIN

/**
 * The straps to offer a member, at most 6, the likeliest first: typed number, habit, newness, signal strength. A strap
 * silent for 15 s is not offered.
 */
export const pickableStraps = <S extends FreeStrap>(
  straps: readonly S[],
  { joinedAt, now }: { readonly joinedAt: Milliseconds; readonly now: Milliseconds },
): readonly S[] => {
  const keysOf = (strap: S): readonly number[] => [
    Number(strap.isTyped),
    Number(strap.isUsual),
    Number(isNewSince(strap, joinedAt)),
    strap.dbm ?? Number.NEGATIVE_INFINITY,
  ]
  const byKeys = (one: S, other: S): number => {
    const [own, others] = [keysOf(one), keysOf(other)]
    const place = own.findIndex((key, at) => key !== others[at])
    return place === -1 ? 0 : (others[place] ?? 0) - (own[place] ?? 0)
  }
  return straps
    .filter(({ seenAt }) => now - seenAt <= SHOWN_FOR)
    .toSorted(byKeys)
    .slice(0, MOST)
}

/** Heart rates this close don't distinguish two straps. */
const SIMILAR: Bpm = 8

/** Whether a pick could be a neighbor's strap: another free one is as fast, and neither number nor habit decides. */
export const needsProof = (
  picked: FreeStrap,
  free: readonly Pick<FreeStrap, 'id' | 'heartRate' | 'seenAt'>[],
  now: Milliseconds,
): boolean =>
  !picked.isTyped &&
  !picked.isUsual &&
  free.some(
    ({ id, heartRate, seenAt }) =>
      id !== picked.id && now - seenAt <= SHOWN_FOR && Math.abs(heartRate - picked.heartRate) <= SIMILAR,
  )

const SILENT_AFTER: Milliseconds = 3000

/**
 * Whether the strap was loosened since the proof began: it is silent for 3 s, and the room's devices still send. A strap
 * is worn until 5 s after its last beat, so this takes about 8 s.
 */
export const isLoosened = (
  { seenAt }: Pick<FreeStrap, 'seenAt'>,
  { since, receivedAt, now }: { since: Milliseconds; receivedAt: Milliseconds; now: Milliseconds },
): boolean => seenAt >= since - SILENT_AFTER && now - seenAt >= SILENT_AFTER && receivedAt - seenAt >= SILENT_AFTER
