import { useEffect, useState } from 'react'

/** Keeps the page when the number of pages changes. */
export const useTurns = (count: number, dwell: number): number => {
  const [page, setPage] = useState(0)
  useEffect(() => {
    if (count < 2) return undefined
    const timer = setInterval(() => setPage((shown) => (shown + 1) % count), dwell * 1000)
    return () => clearInterval(timer)
  }, [count, dwell])
  return Math.min(page, Math.max(0, count - 1))
}
