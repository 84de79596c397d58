import { useEffect, useState } from 'react'

/** Which of some pages is shown, from 0; it turns by itself every so many seconds and stays when their number changes. */
export const useTurns = (count: number, dwell: number): number => {
  const [page, setPage] = useState(0)
  useEffect(() => {
    if (count < 2) return undefined
    const timer = setInterval(() => setPage((shown) => (shown + 1) % count), dwell * 1000)
    return () => clearInterval(timer)
  }, [count, dwell])
  return Math.min(page, Math.max(0, count - 1))
}
