import { pageCode } from '@repo/api-client/browser/page-code'
import { useEffect, useState } from 'react'

const ASK_MS = 10 * 60_000

const isTypedOn = (): boolean => document.querySelector('[role=dialog], input:focus') !== null

/** Reloads for a new version between classes, because a display is never closed. */
export const useNewVersion = (isBusy: boolean, isOffline: boolean): void => {
  const [announced, setAnnounced] = useState(0)
  useEffect(() => {
    if (isOffline) return
    let isOver = false
    const look = () =>
      void pageCode.hasNewVersion().then((isNew) => {
        if (isNew && !isOver) setAnnounced((before) => before + 1)
      })
    look()
    const timer = setInterval(look, ASK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [isOffline])
  useEffect(() => {
    if (announced > 0 && !isBusy && !isOffline && !isTypedOn()) location.reload()
  }, [announced, isBusy, isOffline])
}
