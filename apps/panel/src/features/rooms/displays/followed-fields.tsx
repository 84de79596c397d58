import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { SelectField } from '@repo/ui/select-field'

import { useSession } from '../../../app/session/session-store.ts'
import { useRoomLabel } from '../../../lib/rooms/use-room-label.ts'
import { Choice } from './choice.tsx'
import { HoursFields } from './hours-fields.tsx'
import type { useSettingsForm } from './use-settings-form.ts'

interface FollowedFieldsProps {
  form: ReturnType<typeof useSettingsForm>
  rooms: readonly Pick<Room, 'uuid' | 'name' | 'kind'>[]
}

export function FollowedFields({ form, rooms }: FollowedFieldsProps) {
  const { t } = useLingui()
  const labelOf = useRoomLabel()
  const { features_enabled: features } = useSession()
  const { typed, set, words } = form
  const hasRanking = features.includes('gamification')
  return (
    <>
      <Choice
        label={words.follows.label}
        segments={[
          { value: 'room', label: t`One room` },
          { value: 'schedule', label: t`Rooms by schedule` },
          ...(hasRanking ? [{ value: 'ranking' as const, label: t`Ranking` }] : []),
        ]}
        value={typed.follows}
        onValueChange={(follows) => set({ follows })}
      />
      {typed.follows !== 'ranking' && (
        <SelectField
          {...form.text('roomUuid')}
          label={typed.follows === 'schedule' ? t`Room outside this schedule` : words.roomUuid.label}
          required={typed.follows === 'schedule'}
          placeholder={t`Set on the display`}
          options={rooms.map((room) => ({ value: room.uuid, label: labelOf(room) }))}
        />
      )}
      {typed.follows === 'schedule' && (
        <HoursFields
          hours={typed.schedule}
          rooms={rooms}
          label={words.schedule.label}
          error={form.errorOf('schedule')}
          onChange={(schedule) => set({ schedule })}
        />
      )}
      {hasRanking && typed.follows !== 'ranking' && (
        <Choice
          label={words.idleView.label}
          segments={[
            { value: 'poster', label: t`How to join` },
            { value: 'ranking', label: t`Ranking` },
          ]}
          value={typed.idleView}
          onValueChange={(idleView) => set({ idleView })}
        />
      )}
    </>
  )
}
