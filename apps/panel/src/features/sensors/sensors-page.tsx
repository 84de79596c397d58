import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { exportSensors } from '@repo/api-client/sensors/export-sensors'
import type { SensorRow } from '@repo/api-client/sensors/list-sensors'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import { zoneCity } from '@repo/domain/date-format'
import type { ListAddress } from '@repo/domain/list-address'
import { sensorList, type SensorColumn, type SensorSort } from '@repo/domain/sensor-list'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { ListPage } from '../../lib/list/list-page.tsx'
import { useList } from '../../lib/list/use-list.ts'
import { sensorCard, useSensorColumns } from './sensor-columns.tsx'
import { useSensorNouns, useSensorWords } from './sensor-words.ts'

const keyOf = ({ uuid }: SensorRow): string => uuid

/** The center's sensors, and who has them. */
export function SensorsPage({ search }: { search: ListAddress<SensorColumn, SensorSort> }) {
  const list = useList({ rules: sensorList, queries: sensorQueries, search, keyOf, storeAs: 'sensors' })
  const { client } = useServices()
  const center = useQuery(centerQueryOptions(client, useSession().uuidBranch))
  const zone = center.data?.zone ?? 'UTC'
  const words = useSensorWords()
  return (
    <ListPage
      list={list}
      nouns={useSensorNouns()}
      columns={useSensorColumns(zone)}
      card={sensorCard}
      note={words.clockOf(zoneCity(zone))}
      searchWords={words.search}
      exportAs={exportSensors}
    />
  )
}
