import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { timeTyped, WEEKDAYS, type WallHours, type Weekday } from '@repo/domain/displays/wall-hours'
import { displayLimits } from '@repo/domain/rooms/room-limits'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'

import { useRoomLabel } from '../../../lib/rooms/use-room-label.ts'
import { atEnd, line } from './hours-fields.css.ts'
import { useWeekdays } from './use-display-labels.ts'

interface HoursFieldsProps {
  hours: readonly WallHours[]
  rooms: readonly Pick<Room, 'uuid' | 'name' | 'kind'>[]
  label: string
  error: string | undefined
  onChange: (hours: WallHours[]) => void
}

const nextHours = (hours: readonly WallHours[], roomUuid: string): WallHours => {
  const last = hours.at(-1)
  if (last === undefined) return { weekday: 1, from: '07:00', to: '08:00', roomUuid }
  return { ...last, weekday: WEEKDAYS[last.weekday % WEEKDAYS.length] ?? 1 }
}

export function HoursFields({ hours, rooms, label, error, onChange }: HoursFieldsProps) {
  const { t } = useLingui()
  const labelOf = useRoomLabel()
  const weekdays = useWeekdays()
  const change = (index: number, part: Partial<WallHours>) =>
    onChange(hours.map((each, at) => (at === index ? { ...each, ...part } : each)))
  return (
    <Stack gap="m">
      <Text size="s" weight="medium">
        {label}
      </Text>
      {hours.map((each, index) => {
        const number = index + 1
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place: two may say the same
          <div key={index} className={line} role="group" aria-label={t`Schedule, row ${number}`}>
            <SelectField
              label={t`Day`}
              options={WEEKDAYS.map((weekday) => ({ value: String(weekday), label: weekdays[weekday - 1] ?? '' }))}
              value={String(each.weekday)}
              onValueChange={(weekday) => change(index, { weekday: Number(weekday) as Weekday })}
            />
            <SelectField
              label={t`Room`}
              options={rooms.map((room) => ({ value: room.uuid, label: labelOf(room) }))}
              value={each.roomUuid}
              onValueChange={(roomUuid) => change(index, { roomUuid })}
            />
            <TextField
              label={t({ message: 'From', context: 'hours' })}
              inputMode="numeric"
              placeholder="00:00"
              {...(index === 0 ? { name: 'schedule', error } : {})}
              value={each.from}
              onValueChange={(from) => change(index, { from })}
              onBlur={() => change(index, { from: timeTyped(each.from) })}
            />
            <TextField
              label={t({ message: 'To', context: 'hours' })}
              inputMode="numeric"
              placeholder="00:00"
              value={each.to}
              onValueChange={(to) => change(index, { to })}
              onBlur={() => change(index, { to: timeTyped(each.to) })}
            />
            <div className={atEnd}>
              <IconButton
                icon="trash"
                label={t`Remove row ${number}`}
                onClick={() => onChange(hours.filter((_, at) => at !== index))}
              />
            </div>
          </div>
        )
      })}
      {hours.length < displayLimits.schedule.max && rooms[0] !== undefined && (
        <Button icon="plus" size="s" onClick={() => onChange([...hours, nextHours(hours, rooms[0]?.uuid ?? '')])}>
          {t`Add time slot`}
        </Button>
      )}
    </Stack>
  )
}
