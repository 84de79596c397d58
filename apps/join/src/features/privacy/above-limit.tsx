import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { useEffect } from 'react'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { warn } from './warn.ts'

/** Timers drift, so `warn` itself keeps the time between warnings. */
const CHECK_EVERY_MS = 1000

export function AboveLimit() {
  const { t } = useLingui()
  const ceiling = useNumbersStore(({ own }) => own?.ceiling)
  const isAbove = ceiling !== undefined && ceiling.aboveSince !== null
  useEffect(() => {
    if (!isAbove) return undefined
    warn()
    const timer = setInterval(warn, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAbove])
  if (!isAbove) return null
  return <Banner tone="danger" announce title={t`Above your limit of ${{ bpm: ceiling.bpm }}. Slow down.`} />
}
