export interface Throttled {
  readonly request: () => void
  readonly cancel: () => void
}

/** Debounces: runs once, `withinMs` after the first request. */
export const throttleTrailing = (act: () => void, withinMs: number): Throttled => {
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    request: () => {
      timer ??= setTimeout(() => {
        timer = null
        act()
      }, withinMs)
    },
    cancel: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}

/** Throttles: runs at once, and at most every `everyMs`. */
export const throttle = (act: () => void, everyMs: number): Throttled => {
  let doneAt = Number.NEGATIVE_INFINITY
  const doIt = (): void => {
    doneAt = performance.now()
    act()
  }
  let later: Throttled | null = null
  return {
    request: () => {
      const wait = doneAt + everyMs - performance.now()
      if (wait <= 0) return doIt()
      later ??= throttleTrailing(() => {
        later = null
        doIt()
      }, wait)
      later.request()
    },
    cancel: () => {
      later?.cancel()
      later = null
    },
  }
}
