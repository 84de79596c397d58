const MAX_TIMER_MS = 2_000_000_000
const MIN_PROMPT_GAP_MS = 1000
/** One timer for all connections fires at most this often. */
const STEP_MS = 100

export interface TokenHolder {
  /** Unix time in ms; null if the token doesn't expire. */
  tokenEnds: number | null
  /** When to request a new token or report the expiry. */
  tokenDue: number
  readonly askForToken: () => void
  readonly endByToken: () => void
}

export class TokenWatch {
  readonly #holders: Iterable<TokenHolder>
  readonly #leadMs: number
  #timer: NodeJS.Timeout | undefined
  #wakesAt = Infinity

  /** `holders` is a live collection. */
  constructor(holders: Iterable<TokenHolder>, leadMs: number) {
    this.#holders = holders
    this.#leadMs = leadMs
  }

  watch(holder: TokenHolder, endsAt: number | null, now: number): void {
    holder.tokenEnds = endsAt
    holder.tokenDue = endsAt === null ? Infinity : endsAt - Math.min(this.#leadMs, Math.max(0, endsAt - now) / 2)
    this.#wakeBy(holder.tokenDue, now)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#wakesAt = Infinity
  }

  #wakeBy(due: number, now: number): void {
    const at = Math.ceil(due / STEP_MS) * STEP_MS
    if (at >= this.#wakesAt) return
    clearTimeout(this.#timer)
    this.#wakesAt = at
    // waits beyond the timer's maximum continue in another one
    this.#timer = setTimeout(() => this.#wake(), Math.min(Math.max(at - now, 0), MAX_TIMER_MS)).unref()
  }

  #wake(): void {
    const now = Date.now()
    this.#wakesAt = Infinity
    let next = Infinity
    for (const holder of this.#holders) {
      if (holder.tokenDue <= now) this.#tend(holder, now)
      next = Math.min(next, holder.tokenDue)
    }
    if (next < Infinity) this.#wakeBy(next, now)
  }

  #tend(holder: TokenHolder, now: number): void {
    const remaining = (holder.tokenEnds ?? Infinity) - now
    const gap = remaining / 2
    holder.tokenDue = remaining <= 0 ? Infinity : now + (gap < MIN_PROMPT_GAP_MS ? remaining : gap)
    if (remaining <= 0) holder.endByToken()
    else holder.askForToken()
  }
}
