export interface StoredSample {
  /** Unix time in ms. */
  readonly at: number
  readonly heartRate: number
  readonly steps: number | null
  readonly hasContact: boolean
}

/** In time order, one sample per moment. */
export interface SampleSeries extends Iterable<StoredSample> {
  readonly size: () => number
  readonly last: () => StoredSample | null
  /** Returns where the sample was inserted, or `known` if its moment already has one. */
  readonly add: (sample: StoredSample) => 'last' | 'between' | 'known'
  /** Removes all samples at or after a moment. */
  readonly removeSince: (at: number) => void
  /** Excludes `to`. */
  readonly countWithin: (from: number, to: number) => number
}

const FIRST_CAPACITY = 64
const NO_STEPS = -1

/**
 * Typed columns, because a full gym sends 7 million samples an hour. Limits: 24 days after the first sample, heart rate
 * 255, 32,767 steps.
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
    removeSince: (at) => {
      size = placeOf(at - origin)
    },
    countWithin: (from, to) => placeOf(to - origin) - placeOf(from - origin),
    *[Symbol.iterator]() {
      for (let index = 0; index < size; index += 1) yield sampleAt(index)
    },
  }
}
