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

/** Does at once what is asked, and again no sooner than after a while, however often it is asked. */
export const atMostEvery = (act: () => void, everyMs: number): InOneGo => {
  let doneAt = Number.NEGATIVE_INFINITY
  const doIt = (): void => {
    doneAt = performance.now()
    act()
  }
  let later: InOneGo | null = null
  return {
    ask: () => {
      const wait = doneAt + everyMs - performance.now()
      if (wait <= 0) return doIt()
      later ??= inOneGo(() => {
        later = null
        doIt()
      }, wait)
      later.ask()
    },
    drop: () => {
      later?.drop()
      later = null
    },
  }
}
