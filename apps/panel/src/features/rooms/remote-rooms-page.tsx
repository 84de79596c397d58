import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { remoteRoomsQueryOptions } from '@repo/api-client/rooms/queries'
import { DAQ_REPORT_SECONDS } from '@repo/domain/rooms/daq-device'
import { Button } from '@repo/ui/button'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { formDraft, leftOpen } from '../../lib/form/form-draft.ts'
import { useAdding } from '../../lib/form/use-adding.ts'
import { RoomClassView } from '../../lib/rooms/room-class-view.tsx'
import { useRealtime } from '../../lib/rooms/use-realtime.ts'
import { DISPLAY_DRAFT } from './displays/use-pairing-form.ts'
import { type OpenRoomDialog, RemoteRoomDialogs } from './remote-room-dialogs.tsx'
import { RoomCards } from './room-cards.tsx'
import { ROOM_DRAFT } from './room-dialog.tsx'

const openAtFirst = (session: StoredSession): OpenRoomDialog => {
  const room = leftOpen(ROOM_DRAFT, session, { create: 'rookremote_create', edit: 'rookremote_edit' })
  if (room !== null) return { kind: 'form', ...room }
  return formDraft(DISPLAY_DRAFT).read(session.uuidUser) === null ? { kind: 'none' } : { kind: 'displays' }
}

export function RemoteRoomsPage() {
  const { t } = useLingui()
  const { client } = useServices()
  const session = useSession()
  const { uuidBranch } = session
  const { room: openUuid, add } = useSearch({ from: '/_guarded/rookremote' })
  const navigate = useNavigate({ from: '/rookremote' })
  const { realtime, refresh } = useRealtime()
  const center = useQuery(centerQueryOptions(client, uuidBranch))
  const [chosen, setOpen] = useState<OpenRoomDialog>(() => openAtFirst(session))
  const looking = chosen.kind === 'devices' ? { refetchInterval: DAQ_REPORT_SECONDS * 1000 } : {}
  const rooms = useQuery({ ...remoteRoomsQueryOptions(client, uuidBranch), ...looking })
  const adding = useAdding('/rookremote', add)
  const open: OpenRoomDialog = adding.isAdding ? { kind: 'form', uuid: null } : chosen
  const close = () => {
    setOpen({ kind: 'none' })
    adding.close()
  }
  const room = rooms.data?.find(({ uuid }) => uuid === openUuid)

  if (center.data !== undefined && room !== undefined) {
    const leave = () => void navigate({ search: {} })
    return <RoomClassView center={center.data} room={room} realtime={realtime} refresh={refresh} onLeave={leave} />
  }
  return (
    <Stack gap="xl">
      <PageHeader
        title="RookRemote"
        text={t`Rooms for live heart-rate classes`}
        actions={
          <>
            <Button tone="neutral" icon="screen" onClick={() => setOpen({ kind: 'displays' })}>
              {t`Displays`}
            </Button>
            {adding.button !== undefined && (
              <Button tone="accent" icon="plus" onClick={adding.button.onAdd}>
                {adding.button.label}
              </Button>
            )}
          </>
        }
      />
      <RoomCards
        rooms={rooms}
        onOpen={({ uuid }) => void navigate({ search: { room: uuid } })}
        onEdit={({ uuid }) => setOpen({ kind: 'form', uuid })}
        onDevices={({ uuid }) => setOpen({ kind: 'devices', uuid })}
        onDelete={(one) => setOpen({ kind: 'delete', room: one })}
      />
      <RemoteRoomDialogs open={open} rooms={rooms.data} center={center.data} onClose={close} />
    </Stack>
  )
}
