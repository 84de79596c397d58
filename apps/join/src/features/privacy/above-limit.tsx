import { useLingui } from '@lingui/react/macro'
import { WARN_EVERY } from '@repo/domain/privacy/ceiling'
import { Banner } from '@repo/ui/banner'
import { useEffect } from 'react'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { warn } from './warn.ts'

export function AboveLimit() {
  const { t } = useLingui()
  const ceiling = useNumbersStore(({ own }) => own?.ceiling)
  const isAbove = ceiling !== undefined && ceiling.aboveSince !== null
  useEffect(() => {
    if (!isAbove) return undefined
    warn()
    const timer = setInterval(warn, WARN_EVERY)
    return () => clearInterval(timer)
  }, [isAbove])
  if (!isAbove) return null
  return <Banner tone="danger" announce title={t`Above your limit of ${{ bpm: ceiling.bpm }}. Slow down.`} />
}
