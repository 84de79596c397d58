import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { remoteRoomsQueryOptions } from '@repo/api-client/rooms/queries'
import type { Room } from '@repo/api-client/rooms/room'
import { Button } from '@repo/ui/button'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { formDraft, leftOpen } from '../../lib/form/form-draft.ts'
import { useAdding } from '../../lib/form/use-adding.ts'
import { RoomClassView } from '../../lib/rooms/room-class-view.tsx'
import { useRealtime } from '../../lib/rooms/use-realtime.ts'
import { DisplaysDialog } from './displays/displays-dialog.tsx'
import { DISPLAY_DRAFT } from './displays/use-pairing-form.ts'
import { RoomCards } from './room-cards.tsx'
import { ROOM_DRAFT, RoomDialog } from './room-dialog.tsx'
import { useDeleteRoom } from './room-mutations.ts'

type Open =
  | { kind: 'none' }
  | { kind: 'form'; uuid: string | null }
  | { kind: 'delete'; room: Room }
  | { kind: 'displays' }

function DeleteRoom({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmAction
      title={t`Delete ${{ name: room.name }}?`}
      text={t`The room will be removed from the list. Sessions recorded in it are kept.`}
      label={t`Delete`}
      action={useDeleteRoom(room)}
      onClose={onClose}
    />
  )
}

const openAtFirst = (session: StoredSession): Open => {
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
  const rooms = useQuery(remoteRoomsQueryOptions(client, uuidBranch))
  const [chosen, setOpen] = useState<Open>(() => openAtFirst(session))
  const adding = useAdding('/rookremote', add)
  const open: Open = adding.isAdding ? { kind: 'form', uuid: null } : chosen
  const close = () => {
    setOpen({ kind: 'none' })
    adding.close()
  }
  const room = rooms.data?.find(({ uuid }) => uuid === openUuid)
  const editedUuid = open.kind === 'form' ? open.uuid : null
  const edited = editedUuid === null ? null : rooms.data?.find(({ uuid }) => uuid === editedUuid)

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
        onDelete={(one) => setOpen({ kind: 'delete', room: one })}
      />
      {open.kind === 'form' && edited !== undefined && center.data !== undefined && (
        <RoomDialog room={edited} coaches={center.data.coaches} onClose={close} />
      )}
      {open.kind === 'delete' && <DeleteRoom room={open.room} onClose={close} />}
      {open.kind === 'displays' && <DisplaysDialog onClose={close} />}
    </Stack>
  )
}
