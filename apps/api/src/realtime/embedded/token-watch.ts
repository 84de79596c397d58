const MAX_TIMER_MS = 2_000_000_000
const MIN_PROMPT_GAP_MS = 1000
/** Ends are looked for this often at most, for all connections by one timer. */
const STEP_MS = 100

/** Somebody whose token ends. */
export interface TokenHolder {
  /** When the token ends (Unix time in milliseconds); null never ends. */
  tokenEnds: number | null
  /** When something is to be done about it: a new one asked for, or the end told. */
  tokenDue: number
  readonly askForToken: () => void
  readonly endByToken: () => void
}

/** Asks holders for a new token in good time, asks again while none comes, and tells when the old one is over. */
export class TokenWatch {
  readonly #holders: Iterable<TokenHolder>
  readonly #leadMs: number
  #timer: NodeJS.Timeout | undefined
  #wakesAt = Infinity

  /** `holders` are those of the moment: who is no longer among them is forgotten. */
  constructor(holders: Iterable<TokenHolder>, leadMs: number) {
    this.#holders = holders
    this.#leadMs = leadMs
  }

  /** Watches the end of a holder's token in place of any other. */
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
    // a longer wait than a timer knows is taken up again when that ends
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
