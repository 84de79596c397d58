export interface InOneGo {
  readonly ask: () => void
  readonly drop: () => void
}

/** Debounces: runs once, `withinMs` after the first request. */
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

/** Throttles: runs at once, and at most every `everyMs`. */
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
