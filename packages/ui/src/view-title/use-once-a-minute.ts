import { useState } from 'react'

const minuteOf = (clock: string): string => clock.slice(0, clock.lastIndexOf(':'))

/** A clock that is only read again in another minute: a tab that changes every second draws the eye, and speaks. */
export function useOnceAMinute(clock: string): string {
  const [shown, setShown] = useState(clock)
  if (minuteOf(shown) === minuteOf(clock)) return shown
  setShown(clock)
  return clock
}
