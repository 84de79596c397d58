export interface InOneGo {
  readonly ask: () => void
  /** Forgets what was asked and not yet done. */
  readonly drop: () => void
}

/** Does once what is asked many times within a while, at the end of that while. */
export const inOneGo = (act: () => void, withinMs: number): InOneGo => {
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = null
        act()
      }, withinMs)
    },
    drop: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
