import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import type { AntStickStatus } from './ant-stick-status.ts'

/** A call that fails once is repeated at once. */
const CUT_OFF_SECONDS = 5

interface Words {
  readonly title: string
  readonly text: string
  readonly isFault: boolean
}

const useWords = ({ stick, straps }: AntStickStatus): Words => {
  const { t } = useLingui()
  const calm = (title: string, text: string): Words => ({ title, text, isFault: false })
  const fault = (title: string, text: string): Words => ({ title, text, isFault: true })
  switch (stick) {
    case 'unavailable':
      return calm(
        t`This browser can't use an ANT stick`,
        t`It takes Chrome or Chromium on Linux, and an address with https.`,
      )
    case 'none':
      return calm(
        t`No stick chosen yet`,
        t`Plug an ANT+ stick into this computer and choose it. It receives every ANT+ strap in the room, without phones.`,
      )
    case 'unplugged':
      return fault(t`The stick is unplugged`, t`Plug it in again. Reception resumes automatically.`)
    case 'busy':
      return fault(
        t`The stick can't be opened`,
        t`Close other programs that use it. The user of this computer must belong to the group dialout.`,
      )
    case 'elsewhere':
      return calm(t`Another tab uses the stick`, t`Straps are received there. Close it to use the stick here.`)
    case 'starting':
      return calm(t`Starting the stick…`, t`This takes a few seconds.`)
    case 'scanning':
      return straps === 0
        ? calm(t`No straps received`, t`Straps appear when members put them on.`)
        : calm(
            t`${plural(straps, { one: '# strap received', other: '# straps received' })}`,
            t`Keep this page open. Nothing is received while it is closed.`,
          )
    case 'silent':
      return fault(t`The stick doesn't answer`, t`Trying again…`)
    case 'failed':
      return fault(t`The stick doesn't answer`, t`Unplug it and plug it in again.`)
    case 'unsupported':
      return fault(t`This stick can't receive a whole room`, t`Use another model, such as ANTUSB2 or ANTUSB-m.`)
    default:
      return stick satisfies never
  }
}

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
  const { title, text, isFault } = useWords(status)
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
