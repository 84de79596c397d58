import { useLingui } from '@lingui/react/macro'
import type { OpenClass } from '@repo/domain/classes/phone-life'
import { EmptyState } from '@repo/ui/empty-state'
import { Heading } from '@repo/ui/heading'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { addressOfRoom } from '../../app/room-address.ts'
import { ClassTimesText } from '../class/class-times.tsx'
import { OfflineNote } from '../class/offline-note.tsx'
import { choice, list, middle } from '../join.css.ts'

export interface ChoosingScreenProps {
  classes: readonly OpenClass[]
  isOffline: boolean
}

export function ChoosingScreen({ classes, isOffline }: ChoosingScreenProps) {
  const { t } = useLingui()
  if (classes.length === 0) {
    return (
      <div className={middle}>
        <Stack gap="xl" align="center">
          <EmptyState
            icon="clock"
            level={1}
            title={t`No classes are open right now`}
            text={t`Keep this page open: classes appear here as they start.`}
          />
          {isOffline ? <OfflineNote /> : <Spinner size="s" />}
        </Stack>
      </div>
    )
  }
  return (
    <>
      <Heading level={1}>{t`Which class are you in?`}</Heading>
      {isOffline && <OfflineNote />}
      <ul className={list}>
        {classes.map((open) => (
          <li key={open.roomUuid}>
            <a className={choice} href={addressOfRoom(open.roomUuid)}>
              <Text size="l" weight="semibold" as="span">
                {open.roomName}
              </Text>
              <Text tone="muted" as="span">
                {open.trainingName}
              </Text>
              <Text size="s" tone="subtle" as="span">
                <ClassTimesText times={open} />
              </Text>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
