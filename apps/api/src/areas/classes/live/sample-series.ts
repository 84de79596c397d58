export interface StoredSample {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly heartRate: number
  readonly steps: number | null
  /** False where the strap reported no skin contact. */
  readonly hasContact: boolean
}

/** The samples of one participant in time order, one for each moment. */
export interface SampleSeries extends Iterable<StoredSample> {
  readonly size: () => number
  readonly last: () => StoredSample | null
  /** Puts a sample in its place: at the end, before later ones, or nowhere since its moment is taken. */
  readonly add: (sample: StoredSample) => 'last' | 'between' | 'known'
  /** How many samples lie from one moment up to, but not at, another. */
  readonly countWithin: (from: number, to: number) => number
}

const FIRST_CAPACITY = 64
const NO_STEPS = -1

/**
 * Holds samples in columns of numbers, eight bytes each: a full gym brings seven million in an hour. All lie within
 * 24 days of the first; heart rates reach 255, steps 32,767.
 */
export const createSampleSeries = (): SampleSeries => {
  let after = new Int32Array(FIRST_CAPACITY)
  let heartRates = new Uint8Array(FIRST_CAPACITY)
  let steps = new Int16Array(FIRST_CAPACITY)
  let contacts = new Uint8Array(FIRST_CAPACITY)
  let size = 0
  let origin = 0

  const sampleAt = (index: number): StoredSample => ({
    at: origin + (after[index] ?? 0),
    heartRate: heartRates[index] ?? 0,
    steps: steps[index] === NO_STEPS ? null : (steps[index] ?? null),
    hasContact: contacts[index] === 1,
  })

  const grow = (): void => {
    const capacity = size + (size >> 1)
    const [olderAfter, olderRates, olderSteps, olderContacts] = [after, heartRates, steps, contacts]
    after = new Int32Array(capacity)
    heartRates = new Uint8Array(capacity)
    steps = new Int16Array(capacity)
    contacts = new Uint8Array(capacity)
    after.set(olderAfter)
    heartRates.set(olderRates)
    steps.set(olderSteps)
    contacts.set(olderContacts)
  }

  /** Index of the first sample at or after a moment. */
  const placeOf = (moment: number): number => {
    let [low, high] = [0, size]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((after[middle] ?? 0) < moment) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    size: () => size,
    last: () => (size === 0 ? null : sampleAt(size - 1)),
    add: (sample) => {
      if (size === 0) origin = sample.at
      const moment = sample.at - origin
      const place = placeOf(moment)
      if (place < size && after[place] === moment) return 'known'
      if (size === after.length) grow()
      for (const column of [after, heartRates, steps, contacts]) column.copyWithin(place + 1, place, size)
      after[place] = moment
      heartRates[place] = sample.heartRate
      steps[place] = sample.steps ?? NO_STEPS
      contacts[place] = Number(sample.hasContact)
      size += 1
      return place === size - 1 ? 'last' : 'between'
    },
    countWithin: (from, to) => placeOf(to - origin) - placeOf(from - origin),
    *[Symbol.iterator]() {
      for (let index = 0; index < size; index += 1) yield sampleAt(index)
    },
  }
}
