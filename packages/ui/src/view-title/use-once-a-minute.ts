import { useState } from 'react'

const minuteOf = (clock: string): string => clock.slice(0, clock.lastIndexOf(':'))

/** Updates once a minute: a tab that changes every second distracts, and is spoken. */
export function useOnceAMinute(clock: string): string {
  const [shown, setShown] = useState(clock)
  if (minuteOf(shown) === minuteOf(clock)) return shown
  setShown(clock)
  return clock
}
