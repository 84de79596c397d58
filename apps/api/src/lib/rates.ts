interface Bucket {
  left: number
  at: number
}

export interface RateLimit {
  readonly perSecond: number
  /** How much may come at once after a rest. */
  readonly burst: number
}

/** How much each of many senders may send. */
export interface Rates {
  /** Whether a sender may send so much now (milliseconds of a steady clock); takes it from what is left when it may. */
  readonly take: (sender: string, now: number, amount?: number) => boolean
  /** How many senders are remembered. */
  readonly size: () => number
}

/** So many are remembered before anybody looks who has rested. */
const FEW_SENDERS = 128

/**
 * Buckets that fill again with time, one for each sender. Those that are full again are forgotten whenever twice as many
 * are there as were left the last time, so that a server keeps those of a class or two and not of the year.
 */
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
