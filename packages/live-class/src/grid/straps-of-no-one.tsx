import { useLingui } from '@lingui/react/macro'
import type { RefusedStrap } from '@repo/api-client/classes/participants'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { GiveStrap } from './give-strap.tsx'

interface StrapsOfNoOneProps {
  control: ClassControl
  host: Pick<ClassViewHost, 'toasts'>
  straps: readonly (Omit<RefusedStrap, 'strap'> & { readonly id: string })[]
  onHide: () => void
}

const FIRST_SHOWN = 3

/** Only while someone needs a strap: a strap connected to a phone is often received by ANT+ as well. */
export function StrapsOfNoOne({ control, host, straps, onHide }: StrapsOfNoOneProps) {
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const isNeeded = useStore(
    control.store,
    ({ wall }) => wall.packet?.participants.some(({ signal }) => signal !== 'live') === true,
  )
  const isExpected = straps.some(({ usual }) => usual !== undefined)
  if (straps.length === 0 || (!isNeeded && !isExpected)) return null
  const byLikelihood = straps.toSorted((a, b) => Number(b.usual !== undefined) - Number(a.usual !== undefined))
  const shown = showsAll ? byLikelihood : byLikelihood.slice(0, FIRST_SHOWN)
  const count = straps.length
  return (
    <Banner
      tone="info"
      icon="heart"
      announce
      title={count === 1 ? t`A strap in the room has no one` : t`${count} straps in the room have no one`}
      action={
        <Inline gap="s">
          {shown.length < count && (
            <Button size="s" tone="neutral" onClick={() => setShowsAll(true)}>{t`Show all`}</Button>
          )}
          <Button size="s" tone="neutral" onClick={onHide}>
            {t`Hide`}
          </Button>
        </Inline>
      }
    >
      <Stack gap="xs" as="ul">
        {shown.map(({ id, mac, name, heartRate = 0, usual }) => (
          <li key={id}>
            <Inline gap="s">
              <Text>{t`${{ name: name ?? mac }} · ${heartRate} bpm`}</Text>
              <GiveStrap control={control} host={host} strap={{ id, mac, name, usual }} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Banner>
  )
}
