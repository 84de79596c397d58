import { useLingui } from '@lingui/react/macro'
import type { Strap } from '@repo/domain/classes/phone-life'
import type { StrapFault } from '@repo/domain/classes/strap-link'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { chooseStrap } from '../../app/run-strap.ts'
import { strapSupport } from '../../app/strap-support.ts'

/** Whether the server receives a center's sensor, so that no strap is needed. */
const useIsHeardElsewhere = (): boolean =>
  useNumbersStore(({ own, latest }) => own?.signal === 'live' && (own.measuredAt ?? 0) > (latest?.at ?? 0))

function NoBluetooth({ isInsecure }: { isInsecure: boolean }) {
  const { t } = useLingui()
  const { host } = location
  if (isInsecure) {
    return (
      <Banner tone="warning" title={t`This address cannot reach your strap`}>
        {t`Bluetooth needs a secure address: it must begin with https://${host}. Tell the staff, or ask your coach for one of the center's sensors.`}
      </Banner>
    )
  }
  return (
    <Banner tone="warning" title={t`This browser cannot reach your strap`}>
      {t`Open this page in Chrome on Android, or ask your coach for one of the center's sensors. With it your numbers appear here too.`}
    </Banner>
  )
}

function FaultBanner({ fault }: { fault: StrapFault }) {
  const { t } = useLingui()
  const words = {
    'bluetooth-off': t`Bluetooth is off. Turn it on and connect your strap again.`,
    'not-allowed': t`The browser does not allow Bluetooth on this page. Allow it in the settings of the browser.`,
    'not-a-strap': t`That device does not send a heart rate. Choose your strap.`,
    'not-reached': t`The strap did not answer. Moisten it, put it on and keep it close to the phone.`,
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
        return t`${name} does not feel your skin, so nothing counts. Moisten it and tighten it.`
      case 'unanswered':
        return t`${name} does not answer. Trying again…`
      case 'silent':
        return t`${name} sends no heart rate. Trying again…`
      case 'reconnecting':
        return t`${name} is out of reach. Looking for it…`
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

export function StrapPanel({ strap }: { strap: Strap }) {
  const { t } = useLingui()
  const isHeardElsewhere = useIsHeardElsewhere()
  const support = strapSupport()
  if (support !== 'available') {
    return isHeardElsewhere ? (
      <Banner tone="success">{t`Your heart rate is arriving`}</Banner>
    ) : (
      <NoBluetooth isInsecure={support === 'insecure'} />
    )
  }
  if (strap.state === 'none') return <NoStrap fault={strap.fault} />
  return (
    <Stack gap="s">
      <StrapState strap={strap} />
      <Button tone={strap.offersAnother ? 'accent' : 'ghost'} wide onClick={() => void chooseStrap()}>
        {t`Connect another strap`}
      </Button>
    </Stack>
  )
}
