import { useLingui } from '@lingui/react/macro'
import type { SensorRow } from '@repo/api-client/sensors/endpoints'
import { isLent, type SensorSort } from '@repo/domain/sensors/sensor-list'
import { isLowBattery, isPoorContact } from '@repo/domain/sensors/strap-health'
import { formatMoment, type Language } from '@repo/domain/time/date-format'
import { Badge } from '@repo/ui/badge'
import { useMemo } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import { CellText, DASH } from '../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../lib/list/list-column.ts'
import { useSensorLabels } from './sensor-labels.ts'

type Column = ListColumn<SensorRow, SensorSort>

interface Place {
  readonly language: Language
  readonly zone: string
}

const momentIn = (at: Date, { language, zone }: Place): string => formatMoment(at.getTime(), zone, language)

function Share({ value, isPoor }: { value: number | null; isPoor: boolean }) {
  const { t } = useLingui()
  const percent = value === null ? null : Math.round(value)
  const text = percent === null ? null : t`${percent} %`
  return isPoor ? (
    <Badge tone="warning" icon="warning">
      {text}
    </Badge>
  ) : (
    <CellText text={text} />
  )
}

const columnsOf = ({ columns: words, ownerships }: ReturnType<typeof useSensorLabels>, place: Place): Column[] => [
  {
    key: 'name',
    header: words.name,
    isTitle: true,
    sort: 'name',
    cell: ({ name }) => <CellText text={name} />,
  },
  { key: 'mac', header: words.mac, cell: ({ mac }) => <CellText text={mac} />, priority: 7, size: 'signs' },
  {
    key: 'centerId',
    header: words.centerId,
    sort: 'centerId',
    cell: ({ centerId }) => <CellText text={centerId} />,
    priority: 2,
    size: 'short',
  },
  {
    key: 'user',
    header: words.user,
    sort: 'userEmail',
    cell: ({ userEmail }) => <CellText text={userEmail} isEmail />,
    size: 'email27',
    priority: 1,
  },
  {
    key: 'ownership',
    header: words.ownership,
    cell: (sensor) => (isLent(sensor) ? <Badge tone="accent">{ownerships.lent}</Badge> : ownerships[sensor.ownership]),
    priority: 6,
    size: 'word',
  },
  {
    key: 'updated',
    header: words.updated,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => (updatedAt === null ? DASH : momentIn(updatedAt, place)),
    priority: 8,
    size: 'moment',
  },
  {
    key: 'seen',
    header: words.seen,
    sort: 'lastSeenAt',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? DASH : momentIn(lastSeenAt, place)),
    priority: 5,
    size: 'moment',
  },
  {
    key: 'battery',
    header: words.battery,
    sort: 'battery',
    cell: ({ battery }) => <Share value={battery} isPoor={isLowBattery(battery)} />,
    priority: 3,
    size: 'short',
  },
  {
    key: 'contact',
    header: words.contact,
    cell: ({ contactLoss }) => <Share value={contactLoss} isPoor={isPoorContact(contactLoss)} />,
    priority: 4,
    size: 'short',
  },
]

export const sensorCard: ListCard<SensorRow> = {
  title: ({ name }) => <CellText text={name} />,
  line: ({ userEmail }, isShown) => <CellText text={isShown('user') ? userEmail : null} />,
  covers: ['user'],
  first: ['seen', 'battery', 'contact'],
}

export const useSensorColumns = (zone: string): readonly Column[] => {
  const words = useSensorLabels()
  const language = useSessionStore((state) => state.locale)
  return useMemo(() => columnsOf(words, { language, zone }), [words, language, zone])
}
