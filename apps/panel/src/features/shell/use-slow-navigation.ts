import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** In ms: sooner, most views have loaded, and a mark would only flicker. */
const LATE_AFTER = 120

/** True while the next view takes so long that a click looks ignored. */
export const useSlowNavigation = (): boolean => {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])
  return isPending && isLate
}
