import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { daqRoomsQueryOptions } from '@repo/api-client/rooms/queries'
import type { Room } from '@repo/api-client/rooms/room'
import { DAQ_REPORT_SECONDS } from '@repo/domain/rooms/daq-device'
import { Button } from '@repo/ui/button'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

import { zoneHere } from '../../app/locale/zone-here.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { leftOpen } from '../../lib/form/form-draft.ts'
import { RoomClassView } from '../../lib/rooms/room-class-view.tsx'
import { useRealtime } from '../../lib/rooms/use-realtime.ts'
import type { DeviceAction } from './device-card.tsx'
import { DeviceCards } from './device-cards.tsx'
import { DEVICE_DRAFT } from './device-dialog.tsx'
import { DeviceDialogs, type OpenDialog } from './device-dialogs.tsx'

const openAtFirst = (session: StoredSession): OpenDialog => {
  const left = leftOpen(DEVICE_DRAFT, session, { create: 'rooklegend_images', edit: 'rooklegend_images' })
  return left === null ? { kind: 'none' } : { kind: 'form', ...left }
}

export function RooklegendPage() {
  const { t } = useLingui()
  const { client } = useServices()
  const session = useSession()
  const { room: openUuid } = useSearch({ from: '/_guarded/rooklegend' })
  const navigate = useNavigate({ from: '/rooklegend' })
  const { realtime, refresh } = useRealtime()
  const looking = { refetchInterval: DAQ_REPORT_SECONDS * 1000 }
  const center = useQuery({ ...centerQueryOptions(client, session.uuidBranch), ...looking })
  const rooms = useQuery(daqRoomsQueryOptions(client, session.uuidBranch))
  const [open, setOpen] = useState<OpenDialog>(() => openAtFirst(session))
  const room = rooms.data?.find(({ uuid }) => uuid === openUuid)
  if (center.data !== undefined && room !== undefined) {
    const leave = () => void navigate({ search: {} })
    return <RoomClassView center={center.data} room={room} realtime={realtime} refresh={refresh} onLeave={leave} />
  }
  const zone = center.data?.zone ?? zoneHere()
  const act = (action: DeviceAction, { uuid }: Room): void => {
    if (action === 'open') void navigate({ search: { room: uuid } })
    else setOpen({ kind: action === 'rename' ? 'form' : action, uuid })
  }
  return (
    <Stack gap="xl">
      <PageHeader
        title="RookLegend"
        text={t`Rooms with a device that picks up straps on its own`}
        actions={
          session.permissions.includes('rooklegend_images') && (
            <Button tone="accent" icon="plus" onClick={() => setOpen({ kind: 'form', uuid: null })}>
              {t`Add device`}
            </Button>
          )
        }
      />
      <DeviceCards rooms={rooms} zone={zone} onAction={act} />
      <DeviceDialogs open={open} rooms={rooms.data ?? []} zone={zone} onClose={() => setOpen({ kind: 'none' })} />
    </Stack>
  )
}
