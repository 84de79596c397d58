import { pageCode } from '@repo/api-client/browser/page-code'
import { useEffect, useState } from 'react'

const ASK_MS = 10 * 60_000

/** Somebody stands before the wall and fills something in. */
const isTypedOn = (): boolean => document.querySelector('[role=dialog], input:focus') !== null

/**
 * A wall is never closed, so it takes a new version by itself: between classes, as soon as it knows of it. It asks now and
 * then, and when the server is back, which may have been away to become a new one.
 */
export const useNewVersion = (isBusy: boolean, isOffline: boolean): void => {
  /** How often it was told of one: each time it may go on where it could not before. */
  const [told, setTold] = useState(0)
  useEffect(() => {
    if (isOffline) return
    let isOver = false
    const look = () =>
      void pageCode.hasNewVersion().then((isNew) => {
        if (isNew && !isOver) setTold((before) => before + 1)
      })
    look()
    const timer = setInterval(look, ASK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [isOffline])
  useEffect(() => {
    if (told > 0 && !isBusy && !isOffline && !isTypedOn()) location.reload()
  }, [told, isBusy, isOffline])
}
