const SECOND_MS = 1000

/** Keeps a fixed offset within the second: plain timers would synchronize when a process is busy. */
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
