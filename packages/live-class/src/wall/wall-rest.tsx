import { useEffect, useState } from 'react'

import { veil } from './wall-rest.css.ts'

const SIGNS = ['keydown', 'pointerdown', 'pointermove'] as const

const useIsResting = (afterMs: number): boolean => {
  const [isResting, setIsResting] = useState(false)
  useEffect(() => {
    const rest = () => setIsResting(true)
    let timer = setTimeout(rest, afterMs)
    const wake = () => {
      setIsResting(false)
      clearTimeout(timer)
      timer = setTimeout(rest, afterMs)
    }
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, wake)
    }
  }, [afterMs])
  return isResting
}

export function WallRest({ afterMs }: { afterMs: number }) {
  return <div className={veil} data-resting={useIsResting(afterMs)} data-part="veil" />
}
