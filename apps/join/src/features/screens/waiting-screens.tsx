import { useLingui } from '@lingui/react/macro'
import type { RoomState } from '@repo/domain/classes/phone-life'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { Heading } from '@repo/ui/heading'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { roomOfAddress } from '../../app/room-address.ts'
import { lookUp } from '../../app/run-lookup.ts'
import { OfflineNote } from '../class/offline-note.tsx'
import { middle } from '../join.css.ts'

export function LookingUpScreen({ isOffline }: { isOffline: boolean }) {
  const { t } = useLingui()
  return (
    <div className={middle}>
      <Stack gap="l" align="center">
        <Spinner size="l" />
        <Heading level={1} size="m">
          {t`Looking for your class`}
        </Heading>
        {isOffline && (
          <>
            <Text tone="muted" align="center">{t`We can't reach the class. Trying again…`}</Text>
            <Button onClick={() => void lookUp(roomOfAddress(location.pathname))}>{t`Try again`}</Button>
          </>
        )}
      </Stack>
    </div>
  )
}

export function UnknownCenterScreen() {
  const { t } = useLingui()
  return (
    <div className={middle}>
      <EmptyState
        icon="warning"
        level={1}
        title={t`There's no center at this address`}
        text={t`Scan the code on the class display again.`}
      />
    </div>
  )
}

const useNoClassLabels = (room: Exclude<RoomState, 'open'>): { title: string; text: string } => {
  const { t } = useLingui()
  switch (room) {
    case 'idle':
      return {
        title: t`There's no class in this room right now`,
        text: t`Keep this page open: when the coach starts one, you can join here.`,
      }
    case 'inactive':
      return { title: t`This room isn't in use`, text: t`Ask your coach which room your class is in.` }
    case 'unknown':
      return { title: t`We don't recognize this room`, text: t`Scan the code on the class display again.` }
    default:
      return room satisfies never
  }
}

export function NoClassScreen({ room, isOffline }: { room: Exclude<RoomState, 'open'>; isOffline: boolean }) {
  const words = useNoClassLabels(room)
  return (
    <div className={middle}>
      <Stack gap="xl" align="center">
        <EmptyState icon={room === 'idle' ? 'clock' : 'warning'} level={1} {...words} />
        {isOffline && <OfflineNote />}
        {!isOffline && room === 'idle' && <Spinner size="s" />}
      </Stack>
    </div>
  )
}
