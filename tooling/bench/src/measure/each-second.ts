const SECOND_MS = 1000

/**
 * Does something once a second at a moment of the second of its own, kept for good. Timers of one length that are due
 * while a process is busy run in one turn and are set anew from there, all at once: after a minute thousands of phones
 * would beat as a few, which no phones do. Returns how to stop it.
 */
export const eachSecond = (act: () => void): (() => void) => {
  const first = performance.now() + Math.random() * SECOND_MS
  let beats = 0
  let timer: NodeJS.Timeout | undefined
  const wait = (): void => {
    timer = setTimeout(
      () => {
        beats += 1
        wait()
        act()
      },
      first + beats * SECOND_MS - performance.now(),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
