import type { RateLimit } from './rates.ts'

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
