import { useLingui } from '@lingui/react/macro'
import type { OwnStrap, PickableStrap } from '@repo/api-client/classes/own-straps'
import { PRINTED_DIGITS } from '@repo/domain/sensors/shown-strap'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'

import { useStrapNames } from './strap-names.ts'
import { type PickFault, useRoomStraps } from './use-room-straps.ts'

function OwnStrapPanel(props: { strap: OwnStrap; isBusy: boolean; onKeep: () => void; onGiveBack: () => void }) {
  const { strap, isBusy, onKeep, onGiveBack } = props
  const { t } = useLingui()
  const name = useStrapNames()(strap)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Stack gap="s">
      <Banner tone="success" announce>
        {t`${name} counts for you`}
      </Banner>
      {strap.mayKeep && (
        <Button tone="neutral" wide loading={isBusy} onClick={onKeep}>
          {t`It's always mine`}
        </Button>
      )}
      <Button tone="ghost" wide onClick={() => setIsAsking(true)}>
        {t`That's not my strap`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Stop using this strap?`}
        description={t`Its numbers go away, because they aren't yours. Then you can pick another strap.`}
        confirmLabel={t`Stop using it`}
        cancelLabel={t`Keep it`}
        onConfirm={onGiveBack}
      />
    </Stack>
  )
}

interface StrapButtonProps {
  strap: PickableStrap
  /** Newness says nothing if all are new. */
  showsNew: boolean
  isBusy: boolean
  onPick: () => void
}

function StrapButton({ strap, showsNew, isBusy, onPick }: StrapButtonProps) {
  const { t } = useLingui()
  const name = useStrapNames()(strap)
  const isLikely = strap.isTyped || strap.isUsual
  const note = strap.isUsual ? t`You usually wear it` : t`Just put on`
  return (
    <li>
      <Button tone={isLikely ? 'accent' : 'neutral'} size="l" wide disabled={isBusy} onClick={onPick}>
        {t`${name} · ${{ heartRate: strap.heartRate ?? 0 }} bpm`}
      </Button>
      {(strap.isUsual || (strap.isNew && showsNew)) && (
        <Text size="s" tone="muted">
          {note}
        </Text>
      )}
    </li>
  )
}

function Proof({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  return (
    <Banner tone="info" announce icon="heart" title={t`Show that it's yours`} action={<Spinner size="s" />}>
      <Stack gap="s">
        {t`Someone else's strap is about as fast. Loosen your strap for ten seconds, or hold it to the receiver.`}
        <Button tone="neutral" size="s" onClick={onCancel}>
          {t`Pick another strap`}
        </Button>
      </Stack>
    </Banner>
  )
}

const useFaultTexts = (): ((fault: PickFault) => string) => {
  const { t } = useLingui()
  return (fault) => {
    switch (fault) {
      case 'taken':
        return t`Someone else already uses this strap. Ask your coach.`
      case 'gone':
        return t`The room no longer receives this strap. Moisten it and put it on.`
      case 'code-needed':
        return t`Join with your sign-in code to keep this strap.`
      case 'too-often':
        return t`Too many tries. Wait a minute, or ask your coach.`
      case 'failed':
        return t`That didn't work. Try again.`
      default:
        return fault satisfies never
    }
  }
}

interface PickStrapProps {
  token: string
  /** Whether a sensor of the center already counts. */
  isReceived: boolean
}

/** For phones without Bluetooth: the straps that a device in the room receives. */
export function PickStrap({ token, isReceived }: PickStrapProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { room, proving, isBusy, fault, pick, giveBack, cancel } = useRoomStraps(token, typed)
  const faultText = useFaultTexts()
  if (room === null) return <Spinner />
  const faultBanner = fault !== null && (
    <Banner tone="danger" announce>
      {faultText(fault)}
    </Banner>
  )
  const { own, straps } = room
  if (own !== null) {
    return (
      <>
        {faultBanner}
        <OwnStrapPanel strap={own} isBusy={isBusy} onKeep={() => pick(own.id, true)} onGiveBack={giveBack} />
      </>
    )
  }
  if (isReceived) return <Banner tone="success">{t`Receiving your heart rate`}</Banner>
  if (proving !== null) return <Proof onCancel={cancel} />
  return (
    <Stack gap="m" as="section">
      <Stack gap="xs">
        <Heading level={2} size="m">
          {t`Pick your strap`}
        </Heading>
        <Text tone="muted">{t`A receiver here picks up straps. One from the center counts by itself.`}</Text>
      </Stack>
      {faultBanner}
      {straps.length === 0 ? (
        <Inline gap="s" wrap={false}>
          <Spinner size="s" />
          <Text tone="muted">{t`Put your strap on. It shows up here once the room receives it.`}</Text>
        </Inline>
      ) : (
        <Stack gap="s" as="ul">
          {straps.map((strap) => (
            <StrapButton
              key={strap.id}
              strap={strap}
              showsNew={straps.some(({ isNew }) => !isNew)}
              isBusy={isBusy}
              onPick={() => pick(strap.id)}
            />
          ))}
        </Stack>
      )}
      <TextField
        label={t`Number printed on your strap`}
        hint={t`Three digits are enough.`}
        value={typed}
        maxLength={PRINTED_DIGITS.max}
        autoComplete="off"
        onValueChange={(text) => setTyped(text.trim())}
      />
    </Stack>
  )
}
