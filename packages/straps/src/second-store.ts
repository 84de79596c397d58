import type { Milliseconds } from '@repo/domain/core/units'

import { expiredSeconds, type UnsentSecond } from './backlog.ts'
import { FIRST_SERVER_SECOND, type Journal, type StrapSample } from './journal.ts'
import { mergeSamples, secondOf } from './strap-seconds.ts'

/** Seconds kept in memory while the journal fails, as with a full disk. */
const MAX_UNWRITTEN = 600
const CONVERTED_AT_ONCE = 60

export interface SecondStore {
  /** Adds samples of one second. Never fails: without the journal, the second stays in memory. */
  readonly add: (second: Milliseconds, samples: readonly StrapSample[]) => Promise<void>
  readonly read: (seconds: readonly Milliseconds[]) => Promise<readonly StrapSample[]>
  readonly remove: (seconds: readonly Milliseconds[]) => Promise<void>
  /** Seconds in server time. */
  readonly unsent: () => readonly UnsentSecond[]
  /** Seconds that wait for the first report. */
  readonly untimed: () => readonly UnsentSecond[]
  /** Moves these seconds to server time. */
  readonly giveTime: (offset: Milliseconds) => Promise<void>
  readonly isFailing: () => boolean
}

const merged = (kept: readonly StrapSample[], added: readonly StrapSample[]): readonly StrapSample[] => {
  const straps = new Map(kept.map((sample) => [sample.strap, sample]))
  for (const sample of added) {
    const first = straps.get(sample.strap)
    straps.set(sample.strap, first === undefined ? sample : mergeSamples(first, sample))
  }
  return [...straps.values()]
}

/** A journal with its index in memory, which takes one change at a time. */
export const openSecondStore = async (journal: Journal): Promise<SecondStore> => {
  const counts = new Map<Milliseconds, number>()
  const unwritten = new Map<Milliseconds, readonly StrapSample[]>()
  for (const { at, samples } of await journal.unsent()) counts.set(at, samples)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run)
    last = turn.catch(() => null)
    return turn
  }
  const forget = (second: Milliseconds): void => {
    counts.delete(second)
    unwritten.delete(second)
  }
  const keepInMemory = (second: Milliseconds, samples: readonly StrapSample[]): void => {
    unwritten.set(second, samples)
    const [oldest] = unwritten.keys()
    if (unwritten.size > MAX_UNWRITTEN && oldest !== undefined) forget(oldest)
  }
  const readNow = async (seconds: readonly Milliseconds[]): Promise<readonly StrapSample[]> => {
    const written = seconds.filter((second) => counts.has(second) && !unwritten.has(second))
    const samples = written.length === 0 ? [] : await journal.read(written)
    return [...samples, ...seconds.flatMap((second) => unwritten.get(second) ?? [])]
  }
  const addNow = async (second: Milliseconds, added: readonly StrapSample[]): Promise<void> => {
    const kept = counts.has(second) ? await readNow([second]).catch(() => []) : []
    const samples = merged(kept, added)
    counts.set(second, samples.length)
    try {
      await journal.write(second, samples)
      unwritten.delete(second)
    } catch {
      keepInMemory(second, samples)
    }
  }
  const removeNow = async (seconds: readonly Milliseconds[]): Promise<void> => {
    seconds.forEach(forget)
    // what stays is sent again after a restart, and counts once
    await journal.remove(seconds).catch(() => null)
  }
  const list = (isListed: (at: Milliseconds) => boolean): readonly UnsentSecond[] =>
    [...counts].filter(([at]) => isListed(at)).map(([at, samples]) => ({ at, samples }))
  const untimed = () => list((at) => at < FIRST_SERVER_SECOND)
  return {
    add: (second, samples) => inTurn(() => addNow(second, samples)),
    read: (seconds) => inTurn(() => readNow(seconds)),
    remove: (seconds) => inTurn(() => removeNow(seconds)),
    unsent: () => list((at) => at >= FIRST_SERVER_SECOND),
    untimed,
    giveTime: (offset) =>
      inTurn(async () => {
        for (let waiting = untimed(); waiting.length > 0; waiting = untimed()) {
          const seconds = waiting.slice(0, CONVERTED_AT_ONCE).map(({ at }) => at)
          const bySecond = Map.groupBy(await readNow(seconds), ({ at }) => secondOf(at + offset + 500))
          for (const [second, samples] of bySecond)
            await addNow(
              second,
              samples.map((sample) => ({ ...sample, at: second })),
            )
          await removeNow(seconds)
        }
      }),
    isFailing: () => unwritten.size > 0,
  }
}

/** Removes what is older than a day on either clock. */
export const expire = async (store: SecondStore, now: Milliseconds, offset: Milliseconds | null): Promise<void> => {
  const untimed = expiredSeconds(store.untimed(), now)
  const expired = offset === null ? untimed : [...untimed, ...expiredSeconds(store.unsent(), now + offset)]
  if (expired.length > 0) await store.remove(expired)
}
