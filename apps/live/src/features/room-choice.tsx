import { useLingui } from '@lingui/react/macro'
import type { Display } from '@repo/api-client/displays/display'
import { Button } from '@repo/ui/button'
import { Columns } from '@repo/ui/columns'
import { EmptyState } from '@repo/ui/empty-state'
import { PageHeader } from '@repo/ui/page-header'
import { RoomCard } from '@repo/ui/room-card'
import { Stack } from '@repo/ui/stack'

import { page } from './live.css.ts'
import { useChooseRoom } from './use-choose-room.ts'

export function RoomChoice({ rooms, centerName }: Pick<Display, 'rooms' | 'centerName'>) {
  const { t } = useLingui()
  const choose = useChooseRoom()
  return (
    <main className={page}>
      <Stack gap="xl">
        <PageHeader title={t`Choose a room for this display`} text={centerName} />
        {rooms.length === 0 && <EmptyState icon="rooms" title={t`No rooms yet`} text={t`Add a room in the panel.`} />}
        <Columns min="card" gap="l">
          {rooms.map((room) => (
            <RoomCard
              key={room.uuid}
              title={room.kind === 'daq' ? t`${{ name: room.name }} (DAQ)` : room.name}
              description={room.description ?? ''}
              backgroundUrl={room.backgroundUrl}
              logoUrl={room.logoUrl}
              {...(room.currentClass?.remoteState === 'running'
                ? { status: { label: t`Class in progress`, tone: 'live' as const } }
                : {})}
              coaches={room.coaches.map(({ name }) => name)}
              coachesLabel={t`Coaches`}
              actions={
                <Button
                  icon="screen"
                  aria-label={t`Show this room: ${{ name: room.name }}`}
                  loading={choose.isPending && choose.variables === room.uuid}
                  onClick={() => choose.mutate(room.uuid)}
                >
                  {t`Show this room`}
                </Button>
              }
            />
          ))}
        </Columns>
      </Stack>
    </main>
  )
}
