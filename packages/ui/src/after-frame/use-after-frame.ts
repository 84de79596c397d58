import { startTransition, useEffect, useState } from 'react'

/** One frame late, so that the press is drawn first. `useDeferredValue` starts before that frame and delays it. */
export const useAfterFrame = <T>(value: T, first: T = value): T => {
  const [drawn, setDrawn] = useState(() => first)
  useEffect(() => {
    let turn: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      turn = setTimeout(() => startTransition(() => setDrawn(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(turn)
    }
  }, [value])
  return drawn
}
