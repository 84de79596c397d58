import { useLingui } from '@lingui/react/macro'
import { classMomentAt, type ClassTimes, remainingSecondsAt } from '@repo/domain/classes/class-clock'
import type { JoinedClass, Strap } from '@repo/domain/classes/phone-life'
import { formatClock } from '@repo/domain/core/number-format'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { leaveClass } from '../../app/run-phone.ts'
import { AboveLimit } from '../privacy/above-limit.tsx'
import { OwnPrivacy } from '../privacy/own-privacy.tsx'
import { ClassFigures } from './class-figures.tsx'
import { OfflineNote } from './offline-note.tsx'
import { OwnTile } from './own-tile.tsx'
import { SecondPhoneNotes } from './second-phone-notes.tsx'
import { StrapPanel } from './strap-panel.tsx'
import { useServerNow } from './use-server-now.ts'
import { useWakeLock } from './use-wake-lock.ts'

function LeaveButton() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="ghost" icon="logout" wide onClick={() => setIsOpen(true)}>
        {t`Leave the class`}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t`Leave the class?`}
        description={t`Your session so far counts. Your spot opens up for others right away. You can come back while a spot is free.`}
        confirmLabel={t`Leave`}
        cancelLabel={t`Stay`}
        onConfirm={leaveClass}
      />
    </>
  )
}

function ClassTitle({ name, times }: { name: string; times: ClassTimes }) {
  const now = useServerNow()
  const isRunning = classMomentAt(times, now) === 'running'
  return (
    <Heading level={1} size="l" {...(isRunning ? { tabClock: formatClock(remainingSecondsAt(times, now)) } : {})}>
      {name}
    </Heading>
  )
}

function CountsElsewhereNote() {
  const { t } = useLingui()
  const roomName = useNumbersStore(({ own }) => own?.countsIn)
  if (roomName === undefined) return null
  return (
    <Banner tone="warning" announce title={t`Your heart rate counts in ${{ roomName }}`}>
      {t`You joined that class first. Leave it to count here.`}
    </Banner>
  )
}

export function ClassScreen({ joined, strap }: { joined: JoinedClass; strap: Strap }) {
  const isOnline = useNumbersStore((state) => state.isOnline)
  const times = useNumbersStore((state) => state.times) ?? joined
  useWakeLock()
  return (
    <Stack gap="l">
      <Stack gap="none" as="header">
        <ClassTitle name={joined.trainingName} times={times} />
        <Inline gap="s" justify="between">
          <Text tone="muted">{joined.roomName}</Text>
          {!isOnline && <OfflineNote />}
        </Inline>
      </Stack>
      <SecondPhoneNotes joined={joined} strap={strap} />
      <CountsElsewhereNote />
      <AboveLimit />
      <OwnTile joined={joined} />
      <StrapPanel strap={strap} token={joined.token} hasReceiver={joined.hasReceiver === true} />
      <OwnPrivacy joined={joined} />
      <ClassFigures times={times} />
      <LeaveButton />
    </Stack>
  )
}
