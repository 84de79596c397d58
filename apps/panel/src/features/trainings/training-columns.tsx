import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import { formatCalories, formatCount } from '@repo/domain/core/number-format'
import { memberDisplay, trainingDisplay } from '@repo/domain/core/truncation'
import { formatMoment, type Language } from '@repo/domain/time/date-format'
import { shownSensorName, type TrainingSort } from '@repo/domain/trainings/training-list'
import { useMemo } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import { CellText, DASH } from '../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../lib/list/list-column.ts'
import { useTrainingLabels, trainingLastNames, trainingPerson } from './training-labels.ts'
import { TrainingTime } from './training-time.tsx'

type Column = ListColumn<TrainingRow, TrainingSort>

interface Place {
  readonly language: Language
  readonly zone: string
}

export const trainingStart = ({ startAt }: Pick<TrainingRow, 'startAt'>, { language, zone }: Place): string => {
  const at = startAt.getTime()
  return formatMoment(at, zone, language)
}

const columnsOf = (
  { columns: words, kinds, percentOf }: ReturnType<typeof useTrainingLabels>,
  { language, zone }: Place,
): Column[] => [
  {
    key: 'start',
    header: words.start,
    sort: 'start',
    cell: (row) => trainingStart(row, { language, zone }),
    size: 'moment',
  },
  { key: 'name', header: words.name, isTitle: true, cell: ({ name }) => <CellText text={name} /> },
  {
    key: 'lastNames',
    header: words.lastNames,
    cell: (row) => <CellText text={trainingLastNames(row)} limit={memberDisplay.lastNames} />,
    priority: 1,
  },
  {
    key: 'email',
    header: words.email,
    cell: ({ email }) => <CellText text={email} limit={trainingDisplay.email} isEmail />,
    size: 'email35',
    priority: 3,
  },
  {
    key: 'deviceType',
    header: words.deviceType,
    cell: ({ deviceType }) => <CellText text={kinds[deviceType] ?? deviceType} />,
    size: 'phone',
    priority: 5,
  },
  {
    key: 'sensor',
    header: words.sensor,
    cell: ({ sensorName }) => <CellText text={shownSensorName(sensorName)} />,
    priority: 4,
  },
  {
    key: 'training',
    header: words.training,
    cell: (row) => <CellText text={row.trainingName} />,
    size: 'phone',
    priority: 2,
  },
  {
    key: 'duration',
    header: words.duration,
    cell: (row) => (row.seconds === null ? DASH : <TrainingTime {...row} />),
    size: 'short',
    priority: 6,
  },
  {
    key: 'effort',
    header: words.effort,
    cell: ({ effort }) => (effort === null ? DASH : percentOf(Math.floor(effort))),
    align: 'end',
    size: 'short',
    priority: 7,
  },
  {
    key: 'calories',
    header: 'kcal',
    cell: ({ calories }) => formatCalories(calories),
    align: 'end',
    size: 'xs',
    priority: 9,
  },
  {
    key: 'points',
    header: words.points,
    cell: ({ points }) => (points === null ? DASH : formatCount(Math.round(points))),
    align: 'end',
    size: 'short',
    priority: 8,
  },
]

const cardOf = (place: Place): ListCard<TrainingRow> => ({
  title: (row) => <CellText text={trainingPerson(row)} />,
  line: (row, isShown) => (
    <CellText text={[isShown('start') && trainingStart(row, place), row.trainingName].filter(Boolean).join(' · ')} />
  ),
  covers: ['name', 'lastNames', 'start', 'training'],
  first: ['duration', 'effort', 'points', 'calories'],
})

export const useTrainingCard = (zone: string): ListCard<TrainingRow> => {
  const language = useSessionStore((state) => state.locale)
  return useMemo(() => cardOf({ language, zone }), [language, zone])
}

export const useTrainingColumns = (zone: string): readonly Column[] => {
  const words = useTrainingLabels()
  const language = useSessionStore((state) => state.locale)
  return useMemo(() => columnsOf(words, { language, zone }), [words, language, zone])
}
