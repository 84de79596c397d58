import { pageCode } from '@repo/api-client/browser/page-code'
import { useEffect, useState } from 'react'

const ASK_MS = 10 * 60_000

const isTypedOn = (): boolean => document.querySelector('[role=dialog], input:focus') !== null

/** Reloads for a new version between classes, because a display is never closed. */
export const useNewVersion = (isBusy: boolean, isOffline: boolean): void => {
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
