import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import type { AntStickStatus } from './ant-stick-status.ts'
import { useStickWords } from './use-stick-words.ts'

/** A call that fails once is repeated at once. */
const CUT_OFF_SECONDS = 5

function Connection({ fault, waiting }: Pick<AntStickStatus, 'fault' | 'waiting'>) {
  const { t } = useLingui()
  switch (fault) {
    case 'no-room':
      return (
        <Banner tone="warning" icon="rooms" announce>
          {t`Heart rates don't count yet: choose a room for this display.`}
        </Banner>
      )
    case 'room-inactive':
      return (
        <Banner tone="warning" icon="rooms" announce>
          {t`Heart rates don't count: this room is inactive.`}
        </Banner>
      )
    case 'cut-off':
      if (waiting < CUT_OFF_SECONDS) return null
      return (
        <Banner tone="warning" icon="wifi-off" announce>
          {t`No connection to the server. ${waiting} s are kept and sent later.`}
        </Banner>
      )
    case null:
      return null
    default:
      return fault satisfies never
  }
}

function State({ status }: { status: AntStickStatus }) {
  const { title, text, isFault } = useStickWords(status)
  if (isFault) {
    return (
      <Banner tone="warning" title={title} announce>
        {text}
      </Banner>
    )
  }
  return (
    <div role="status">
      <Stack gap="xs">
        <Heading level={3} size="l">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
    </div>
  )
}

export interface AntStickDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly status: AntStickStatus
  /** Opens the browser's chooser. */
  readonly onChoose: () => void
}

export function AntStickDialog({ open, onOpenChange, status, onChoose }: AntStickDialogProps) {
  const { t } = useLingui()
  const { stick, fault, waiting } = status
  const isChosen = stick !== 'none'
  const canChoose = stick !== 'unavailable' && stick !== 'elsewhere'
  const choose = (
    <Button tone={isChosen ? 'neutral' : 'accent'} wide onClick={onChoose}>
      {isChosen ? t`Choose another stick` : t`Choose the stick`}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`ANT stick`}
      closeLabel={t`Close`}
      size="s"
      {...(canChoose && { footer: choose })}
    >
      <Stack gap="l">
        <State status={status} />
        <Connection fault={fault} waiting={waiting} />
      </Stack>
    </Dialog>
  )
}
