import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { holdsWords } from '@repo/domain/core/text-matching'
import { useMemo, useState } from 'react'

import { useRoomLabel } from '../../../lib/rooms/use-room-label.ts'
import { PickField } from './pick-field.tsx'

interface RoomsFieldProps {
  label: string
  error: string | undefined
  rooms: readonly Room[]
  chosen: readonly string[]
  onChange: (rooms: readonly string[]) => void
}

export function RoomsField({ label, error, rooms, chosen, onChange }: RoomsFieldProps) {
  const { t } = useLingui()
  const labelOf = useRoomLabel()
  const [typed, setTyped] = useState('')
  const rows = useMemo(
    () =>
      rooms
        .map((room) => ({ key: room.uuid, title: labelOf(room), text: room.description ?? undefined }))
        .filter(({ title }) => holdsWords(title, typed)),
    [rooms, typed, labelOf],
  )
  const selected = useMemo(() => new Set(chosen), [chosen])
  const count = selected.size
  return (
    <PickField
      name="rooms"
      label={label}
      error={error}
      hint={t`Everyone who trains there takes part, with the sessions they do there.`}
      typed={typed}
      onType={setTyped}
      rows={rows}
      selected={selected}
      onSelect={(next) => onChange([...next])}
      chosenText={t`${plural(count, { one: '# room selected', other: '# rooms selected' })}`}
      emptyText={t`No rooms found`}
    />
  )
}
