import { startTransition, useEffect, useState } from 'react'

/**
 * A value once the frame that answers a touch has been drawn: what takes long to draw follows it. React's own deferred
 * value begins before that frame, and what it has done by then holds the answer up. What appears by a touch can begin with
 * another value.
 */
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
