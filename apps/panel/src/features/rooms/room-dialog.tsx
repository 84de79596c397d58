import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Room } from '@repo/api-client/rooms/room'
import { roomErrorOf } from '@repo/api-client/rooms/save-room'
import { emptyRoomForm, readRoomForm, type RoomFields, type RoomForm } from '@repo/domain/rooms/room-form'
import { roomLimits } from '@repo/domain/rooms/room-limits'
import { Banner } from '@repo/ui/banner'
import { SelectField } from '@repo/ui/select-field'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'
import { TextareaField } from '@repo/ui/textarea-field'

import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useRoomLabels } from './room-labels.ts'
import { useSaveRoom } from './room-mutations.ts'

export const ROOM_DRAFT = 'room'

export interface RoomDialogProps {
  /** Null creates a room. */
  room: Room | null
  coaches: readonly { readonly uuid: string; readonly name: string }[]
  onClose: () => void
}

const formOf = (room: Room | null): RoomForm =>
  room === null
    ? emptyRoomForm
    : {
        name: room.name,
        description: room.description ?? '',
        coachUuid: room.coaches[0]?.uuid ?? '',
        isActive: room.isActive,
      }

export function RoomDialog({ room, coaches, onClose }: RoomDialogProps) {
  const { t } = useLingui()
  const { errorOf, fields } = useRoomLabels()
  const save = useSaveRoom()
  const form = useForm({
    first: () => formOf(room),
    read: readRoomForm,
    words: fields,
    draft: { name: ROOM_DRAFT, of: room?.uuid ?? null, version: room?.version },
  })
  const submit = async (read: RoomFields) => {
    await save.mutateAsync({ room, fields: { ...read, version: form.version } })
    form.forget()
    onClose()
  }
  const isTaken = save.error instanceof ApiError && roomErrorOf(save.error) === 'name-taken'
  const { min, max } = roomLimits.name
  return (
    <FormDialog
      form={form}
      title={room === null ? t`Add room` : t`Edit room`}
      submit={room === null ? t`Add room` : t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
      saving={save}
      notice={
        save.isError && (
          <Banner tone="danger" announce>
            {errorOf(save.error)}
          </Banner>
        )
      }
      about={isTaken ? ['name'] : undefined}
    >
      <TextField
        {...form.text('name')}
        hint={t`${min} to ${plural(max, { one: '# character', other: '# characters' })}`}
      />
      <TextareaField {...form.text('description')} limit={roomLimits.description.max} />
      <SelectField
        {...form.text('coachUuid')}
        placeholder={t`Choose a coach`}
        options={coaches.map((coach) => ({ value: coach.uuid, label: coach.name }))}
      />
      <SwitchField {...form.toggle('isActive')} hint={t`Members can join classes only in active rooms.`} />
    </FormDialog>
  )
}
