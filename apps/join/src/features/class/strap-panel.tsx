import { useLingui } from '@lingui/react/macro'
import { patientImport } from '@repo/api-client/browser/patient-import'
import type { Strap } from '@repo/domain/classes/phone-life'
import type { StrapFault } from '@repo/domain/classes/strap-link'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { lazy, Suspense, useState } from 'react'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { chooseStrap } from '../../app/run-strap.ts'
import { strapSupport } from '../../app/strap-support.ts'

const PickStrap = lazy(() =>
  patientImport(() => import('../straps/pick-strap.tsx')).then((part) => ({ default: part.PickStrap })),
)

/** Whether the server receives a center's sensor, so that no strap is needed. */
const useIsReceivedElsewhere = (): boolean =>
  useNumbersStore(({ own, latest }) => own?.signal === 'live' && (own.measuredAt ?? 0) > (latest?.at ?? 0))

function NoBluetooth({ isInsecure }: { isInsecure: boolean }) {
  const { t } = useLingui()
  const { host } = location
  if (isInsecure) {
    return (
      <Banner tone="warning" title={t`This address can't connect to your strap`}>
        {t`Bluetooth needs a secure address that starts with https://${host}. Tell the staff.`}
      </Banner>
    )
  }
  return (
    <Banner tone="warning" title={t`This browser can't connect to your strap`}>
      {t`This room only gets heart rates from phones. Join with Chrome on an Android phone to see yours. iPhones can't connect to a strap from a web page.`}
    </Banner>
  )
}

function FaultBanner({ fault }: { fault: StrapFault }) {
  const { t } = useLingui()
  const words = {
    'bluetooth-off': t`Bluetooth is off. Turn it on and connect your strap again.`,
    'not-allowed': t`Your browser is blocking Bluetooth on this page. Allow it in your browser settings.`,
    'not-a-strap': t`That device doesn't send a heart rate. Choose your strap.`,
    'not-reached': t`The strap didn't respond. Moisten it, put it on, and keep it close to your phone.`,
  } satisfies Record<StrapFault, string>
  return (
    <Banner tone="danger" announce>
      {words[fault]}
    </Banner>
  )
}

function NoStrap({ fault }: { fault: StrapFault | null }) {
  const { t } = useLingui()
  return (
    <Stack gap="m">
      {fault !== null && <FaultBanner fault={fault} />}
      <Button tone="accent" size="l" icon="heart" wide onClick={() => void chooseStrap()}>
        {t`Connect your strap`}
      </Button>
    </Stack>
  )
}

type KnownStrap = Exclude<Strap, { state: 'none' }>

const useTroubleLabels = () => {
  const { t } = useLingui()
  return (state: Exclude<KnownStrap['state'], 'connecting' | 'connected'>, name: string): string => {
    switch (state) {
      case 'off-skin':
        return t`${name} isn't touching your skin, so nothing counts. Moisten the strap and tighten it.`
      case 'unanswered':
        return t`${name} isn't responding. Trying again…`
      case 'silent':
        return t`${name} sends no heart rate. Trying again…`
      case 'reconnecting':
        return t`Lost ${name}. Reconnecting…`
      default:
        return state satisfies never
    }
  }
}

function StrapState({ strap: { state, name: given } }: { strap: KnownStrap }) {
  const { t } = useLingui()
  const troubleLabels = useTroubleLabels()
  const name = given === '' ? t`Strap` : given
  if (state === 'connecting') {
    return (
      <Banner tone="info" announce action={<Spinner size="s" />}>
        {t`Connecting to ${name}…`}
      </Banner>
    )
  }
  if (state === 'connected') {
    return (
      <Banner tone="success" announce>
        {t`${name} is connected`}
      </Banner>
    )
  }
  return (
    <Banner
      tone="warning"
      announce
      icon={state === 'reconnecting' ? 'wifi-off' : 'warning'}
      {...(state === 'off-skin' ? {} : { action: <Spinner size="s" /> })}
    >
      {troubleLabels(state, name)}
    </Banner>
  )
}

function ReceivedStrap({ token, isReceived }: { token: string; isReceived: boolean }) {
  return (
    <Suspense fallback={<Spinner />}>
      <PickStrap token={token} isReceived={isReceived} />
    </Suspense>
  )
}

/** For straps with ANT+ only, which no phone can connect to. */
function OrReceived({ token }: { token: string }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button tone="ghost" wide onClick={() => setIsOpen(true)}>
        {t`Pick a strap the room receives`}
      </Button>
    )
  }
  return <ReceivedStrap token={token} isReceived={false} />
}

export function StrapPanel({ strap, token, hasReceiver }: { strap: Strap; token: string; hasReceiver: boolean }) {
  const { t } = useLingui()
  const isReceived = useIsReceivedElsewhere()
  const support = strapSupport()
  if (support !== 'available') {
    if (hasReceiver) return <ReceivedStrap token={token} isReceived={isReceived} />
    if (isReceived) return <Banner tone="success">{t`Receiving your heart rate`}</Banner>
    return <NoBluetooth isInsecure={support === 'insecure'} />
  }
  if (strap.state === 'none') {
    return (
      <Stack gap="s">
        <NoStrap fault={strap.fault} />
        {hasReceiver && <OrReceived token={token} />}
      </Stack>
    )
  }
  return (
    <Stack gap="s">
      <StrapState strap={strap} />
      <Button tone={strap.offersAnother ? 'accent' : 'ghost'} wide onClick={() => void chooseStrap()}>
        {t`Connect another strap`}
      </Button>
    </Stack>
  )
}
