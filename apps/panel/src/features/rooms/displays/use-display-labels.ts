import { useLingui } from '@lingui/react/macro'
import type { DisplaySettings, TextSize } from '@repo/domain/displays/display-settings'
import type { DisplaySettingsForm } from '@repo/domain/displays/display-settings-form'
import { formatWait } from '@repo/domain/time/wait-format'

import type { FieldLabels } from '../../../lib/form/use-form.ts'

/** Longest silence of a display that counts as on. */
const ON_FOR_S = 60

export const useDisplayLabels = () => {
  const { t, i18n } = useLingui()
  return {
    followed: ({ follows, roomUuid }: DisplaySettings, roomNames: ReadonlyMap<string, string>): string => {
      if (follows === 'ranking') return t`Ranking`
      if (follows === 'schedule') return t`Rooms by schedule`
      return (roomUuid === null ? undefined : roomNames.get(roomUuid)) ?? t`No room yet`
    },
    seen: (lastSeenAt: Date | null, now: number): string => {
      if (lastSeenAt === null) return t`Never seen`
      const seconds = (now - lastSeenAt.getTime()) / 1000
      if (seconds <= ON_FOR_S) return t`On`
      return t`Last seen ${{ wait: formatWait(seconds, i18n.locale === 'es' ? 'es' : 'en') }} ago`
    },
  }
}

export const useDisplaySettingsLabels = (): Readonly<Record<keyof DisplaySettingsForm, FieldLabels>> => {
  const { t } = useLingui()
  return {
    name: { label: t`Name`, missing: t`Enter a name` },
    follows: { label: t`What it shows` },
    roomUuid: { label: t`Room`, missing: t`Choose a room` },
    schedule: { label: t`Schedule` },
    idleView: { label: t`Between classes` },
    textSize: { label: t`Text size` },
    overscan: { label: t`Margin`, missing: t`Enter the margin` },
    hasSound: { label: t`Sounds` },
  }
}

export const useTextSizeLabels = (): Readonly<Record<TextSize, string>> => {
  const { t } = useLingui()
  return {
    normal: t`Normal`,
    large: t({ message: 'Large', context: 'text size' }),
    largest: t({ message: 'Largest', context: 'text size' }),
  }
}

export const useWeekdays = (): readonly string[] => {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 is a Monday
  return Array.from({ length: 7 }, (_, index) => {
    const name = format.format(Date.UTC(2024, 0, 1 + index))
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}
