import type { RateLimit } from './rates.ts'

/** `over`: may be refused with an answer. `abusive`: not worth one. */
export type RateVerdict = 'fine' | 'over' | 'abusive'

/** A bucket of frames that fills again with time. It goes below zero as far as it holds, which marks abuse. */
export class InboundRate {
  readonly #perSecond: number
  readonly #burst: number
  #tokens: number
  #at: number

  constructor({ perSecond, burst }: RateLimit, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#tokens = burst
    this.#at = now
  }

  take(now: number): RateVerdict {
    const refilled = this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond
    this.#tokens = Math.min(this.#burst, refilled) - 1
    this.#at = now
    if (this.#tokens >= 0) return 'fine'
    return this.#tokens >= -this.#burst ? 'over' : 'abusive'
  }
}
