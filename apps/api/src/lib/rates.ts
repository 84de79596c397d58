interface Bucket {
  left: number
  at: number
}

export interface RateLimit {
  readonly perSecond: number
  readonly burst: number
}

export interface Rates {
  /** `now` is monotonic, in ms. Takes `amount` if it is available. */
  readonly take: (sender: string, now: number, amount?: number) => boolean
  readonly size: () => number
}

const FEW_SENDERS = 128

/** Token buckets. Full ones are removed whenever their number has doubled, so that memory follows recent use. */
export const createRates = ({ perSecond, burst }: RateLimit): Rates => {
  const buckets = new Map<string, Bucket>()
  const leftAt = ({ left, at }: Bucket, now: number): number =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)
  let looksAt = FEW_SENDERS
  const forgetRested = (now: number): void => {
    for (const [sender, bucket] of buckets) if (leftAt(bucket, now) === burst) buckets.delete(sender)
    looksAt = Math.max(FEW_SENDERS, 2 * buckets.size)
  }
  return {
    take: (sender, now, amount = 1) => {
      const bucket = buckets.get(sender) ?? { left: burst, at: now }
      bucket.left = leftAt(bucket, now)
      bucket.at = now
      const isFine = bucket.left >= amount
      if (isFine) bucket.left -= amount
      if (buckets.size >= looksAt && !buckets.has(sender)) forgetRested(now)
      buckets.set(sender, bucket)
      return isFine
    },
    size: () => buckets.size,
  }
}

/** `over` gets an error response, `abusive` none. */
export type RateVerdict = 'fine' | 'over' | 'abusive'

/** Token bucket. Its level can go negative, which marks abuse. */
export class InboundRate {
  readonly #limit: RateLimit
  #tokens: number
  #at: number

  constructor(limit: RateLimit, now: number) {
    this.#limit = limit
    this.#tokens = limit.burst
    this.#at = now
  }

  take(now: number): RateVerdict {
    const { perSecond, burst } = this.#limit
    const refilled = this.#tokens + (Math.max(0, now - this.#at) / 1000) * perSecond
    this.#tokens = Math.min(burst, refilled) - 1
    this.#at = now
    if (this.#tokens >= 0) return 'fine'
    return this.#tokens >= -burst ? 'over' : 'abusive'
  }
}
