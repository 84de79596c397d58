import { useLingui } from '@lingui/react/macro'
import { heldStrapQueryOptions } from '@repo/api-client/sensors/held-strap-query'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { useServices } from '../../app/services-context.ts'

const SOUGHT_FOR_MS = 30_000

interface HeldStrapFinderProps {
  onFound: (addresses: { readonly mac: string; readonly ant: string | null }) => void
}

export function HeldStrapFinder({ onFound }: HeldStrapFinderProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const [attempt, setAttempt] = useState(0)
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const isSought = attempt > 0 && !hasGivenUp
  const { data } = useQuery({ ...heldStrapQueryOptions(client, attempt), enabled: isSought })
  const found = isSought ? (data ?? null) : null
  const isSeeking = isSought && found === null
  const report = useEffectEvent(onFound)
  useEffect(() => {
    if (found !== null) report(found)
  }, [found])
  useEffect(() => {
    if (!isSeeking) return undefined
    const timer = setTimeout(() => setHasGivenUp(true), SOUGHT_FOR_MS)
    return () => clearTimeout(timer)
  }, [isSeeking])
  const seek = () => {
    setHasGivenUp(false)
    setAttempt(attempt + 1)
  }
  return (
    <Stack gap="s">
      <Button icon="heart" loading={isSeeking} onClick={seek}>
        {t`Detect the strap`}
      </Button>
      {isSeeking && (
        <Banner tone="info" announce>
          {t`Wear the strap or wet its contacts, and hold it right next to a receiver.`}
        </Banner>
      )}
      {found !== null && (
        <Banner tone="success" announce>
          {t`Strap found. Check the number printed on it.`}
        </Banner>
      )}
      {hasGivenUp && (
        <Banner tone="warning" announce>
          {t`No strap stands out. Check that a device is connected in RookLegend, and keep other straps an arm's length away.`}
        </Banner>
      )}
    </Stack>
  )
}
