import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { roomOfAddress } from '../app/room-address.ts'
import { lookUp } from '../app/run-lookup.ts'
import { middle } from './join.css.ts'
import { OfflineNote } from './offline-note.tsx'

/** Before the server has answered for the first time. */
export function LookingUpScreen({ isOffline }: { isOffline: boolean }) {
  const { t } = useLingui()
  return (
    <div className={middle}>
      <Stack gap="l" align="center">
        <Spinner size="l" label={t`Looking for the class`} />
        {isOffline && (
          <>
            <Text tone="muted" align="center">{t`We cannot reach the class. Trying again…`}</Text>
            <Button onClick={() => void lookUp(roomOfAddress(location.pathname))}>{t`Try again`}</Button>
          </>
        )}
      </Stack>
    </div>
  )
}

/** The address belongs to nobody. */
export function UnknownCenterScreen() {
  const { t } = useLingui()
  return (
    <div className={middle}>
      <EmptyState
        icon="warning"
        level={1}
        title={t`There is no center at this address`}
        text={t`Scan the code on the class's screen again.`}
      />
    </div>
  )
}

/** The room has no class; the page notices by itself when one begins. */
export function NoClassScreen({ isOffline }: { isOffline: boolean }) {
  const { t } = useLingui()
  return (
    <div className={middle}>
      <Stack gap="xl" align="center">
        <EmptyState
          icon="clock"
          level={1}
          title={t`There is no class in this room right now`}
          text={t`Keep this page open: when the coach starts one, you can join here.`}
        />
        {isOffline ? <OfflineNote /> : <Spinner size="s" />}
      </Stack>
    </div>
  )
}
