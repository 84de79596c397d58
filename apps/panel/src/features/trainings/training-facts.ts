import { useLingui } from '@lingui/react/macro'
import type { Training } from '@repo/api-client/trainings/training'
import { formatExactCalories, formatPoints } from '@repo/domain/core/number-format'
import { formatMoment, zoneCity } from '@repo/domain/time/date-format'
import { shownSensorName } from '@repo/domain/trainings/training-list'

import { useLocale } from '../../app/locale/use-locale.ts'
import { DASH } from '../../lib/list/cell-text.tsx'

const useDurationText = () => {
  const { t } = useLingui()
  return (seconds: number): string =>
    t`${{ hours: Math.floor(seconds / 3600) }} h ${{ minutes: Math.floor(seconds / 60) % 60 }} min ${{ seconds: Math.floor(seconds % 60) }} s`
}

export const useTrainingFacts = (training: Training, zone: string) => {
  const { t } = useLingui()
  const language = useLocale()
  const durationText = useDurationText()
  const at = training.startAt.getTime()
  const calories = formatExactCalories(training.calories)
  const city = zoneCity(zone, language)
  return [
    {
      key: 'start',
      term: t`Date and time`,
      value: `${formatMoment(at, zone, language)} (${city})`,
    },
    { key: 'modality', term: t`Modality`, value: training.modality === 'group' ? t`Group` : t`Individual` },
    { key: 'type', term: t`Training`, value: training.type },
    { key: 'duration', term: t`Duration`, value: durationText(training.seconds) },
    { key: 'sensor', term: t`Sensor`, value: shownSensorName(training.sensorName) || DASH },
    { key: 'calories', term: t`Calories`, value: training.calories === null ? DASH : t`${calories} kcal` },
    ...(training.stepSeconds > 1 ? [{ key: 'step', term: t`Measurements`, value: t`Minute by minute` }] : []),
    { key: 'points', term: t`RookPoints`, value: formatPoints(training.points) },
  ]
}
