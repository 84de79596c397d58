const MAX_TIMER_MS = 2_000_000_000
const MIN_PROMPT_GAP_MS = 1000
/** A timer may fire a little before its time. */
const TIMER_SLACK_MS = 1000

export interface TokenWatchOptions {
  readonly leadMs: number
  readonly onPrompt: () => void
  readonly onExpire: () => void
}

/** Asks for a new token in good time, asks again while none comes, and tells when the old one is over. */
export class TokenWatch {
  readonly #options: TokenWatchOptions
  #timer: NodeJS.Timeout | undefined

  constructor(options: TokenWatchOptions) {
    this.#options = options
  }

  /** Watches a token's end (Unix time in milliseconds) in place of any other; null never ends. */
  watch(expiresAt: number | null, now: number): void {
    this.stop()
    if (expiresAt === null) return
    const lifetime = expiresAt - now
    this.#schedule(expiresAt, lifetime - Math.min(this.#options.leadMs, lifetime / 2))
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #schedule(expiresAt: number, delay: number): void {
    this.#timer = setTimeout(() => this.#wake(expiresAt), Math.min(Math.max(delay, 0), MAX_TIMER_MS))
    this.#timer.unref()
  }

  #wake(expiresAt: number): void {
    const remaining = expiresAt - Date.now()
    if (remaining <= 0) {
      this.#options.onExpire()
      return
    }
    const isAfterLongTimer = remaining > this.#options.leadMs + TIMER_SLACK_MS
    if (isAfterLongTimer) {
      this.watch(expiresAt, Date.now())
      return
    }
    const gap = remaining / 2
    this.#schedule(expiresAt, gap < MIN_PROMPT_GAP_MS ? remaining : gap)
    this.#options.onPrompt()
  }
}
