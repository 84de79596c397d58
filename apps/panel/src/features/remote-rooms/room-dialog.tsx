import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { roomLimits } from '@repo/domain/limits'
import { emptyRoomForm, readRoomForm, type RoomForm } from '@repo/domain/room-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'
import { TextareaField } from '@repo/ui/textarea-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { useState, type FormEvent } from 'react'

import { toasts } from '../../app/toasts.ts'
import { useSaveRoom } from './room-mutations.ts'
import { useRoomWords } from './room-words.ts'

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

const FORM_ID = 'room-form'

/** Creates or edits a remote room; what was typed stays when the server refuses it. */
export function RoomDialog({ room, coaches, onClose }: RoomDialogProps) {
  const { t } = useLingui()
  const { errorOf, faultOf } = useRoomWords()
  const save = useSaveRoom()
  const [form, setForm] = useState(() => formOf(room))
  const { form: element, attempt, refuse } = useFormFaults({ fields: 3 })
  const read = readRoomForm(form)
  const faults = attempt > 0 && 'faults' in read ? read.faults : {}
  const set = (change: Partial<RoomForm>) => setForm((before) => ({ ...before, ...change }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ('faults' in read) return refuse()
    if (save.isPending) return
    save.mutate(
      { room, fields: read.fields },
      {
        onSuccess: () => {
          toasts.show({
            tone: 'success',
            title: room === null ? t`Room created successfully` : t`Room updated successfully`,
          })
          onClose()
        },
      },
    )
  }
  const { name, description } = roomLimits
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={room === null ? t`New room` : t`Edit room`}
      closeLabel={t`Close`}
      dismissible={false}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone="accent" form={FORM_ID} loading={save.isPending}>
            {room === null ? t`Create room` : t`Save changes`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={element} onSubmit={submit} noValidate>
        <Stack gap="l">
          {save.isError && (
            <Banner tone="danger" announce>
              {errorOf(save.error)}
            </Banner>
          )}
          <TextField
            label={t`Name`}
            required
            value={form.name}
            error={faultOf(faults.name, name.min, name.max)}
            hint={t`${name.min} to ${name.max} characters`}
            onValueChange={(value) => set({ name: value })}
          />
          <TextareaField
            label={t`Description`}
            value={form.description}
            limit={description.max}
            error={faultOf(faults.description, description.min, description.max)}
            onValueChange={(value) => set({ description: value })}
          />
          <SelectField
            label={t`Coach`}
            required
            placeholder={t`Choose a coach`}
            options={coaches.map((coach) => ({ value: coach.uuid, label: coach.name }))}
            value={form.coachUuid || undefined}
            error={faultOf(faults.coachUuid, 0, 0)}
            onValueChange={(coachUuid) => set({ coachUuid })}
          />
          <SwitchField
            label={t`Active`}
            hint={t`Members can join classes only in active rooms.`}
            checked={form.isActive}
            onCheckedChange={(isActive) => set({ isActive })}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
