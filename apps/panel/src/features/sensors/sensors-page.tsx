import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import { exportSensors, type SensorRow } from '@repo/api-client/sensors/endpoints'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import type { ListAddress } from '@repo/domain/lists/list-address'
import { type SensorColumn, sensorList, type SensorSort } from '@repo/domain/sensors/sensor-list'
import { useCallback, useState } from 'react'

import { useZoneCity } from '../../app/locale/use-zone-city.ts'
import { useZone } from '../../app/locale/use-zone.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { formDraft } from '../../lib/form/form-draft.ts'
import { useAdding } from '../../lib/form/use-adding.ts'
import { ImportButton } from '../../lib/import-button.tsx'
import { ListPage } from '../../lib/list/list-page.tsx'
import { rowNow } from '../../lib/list/row-now.ts'
import { useList } from '../../lib/list/use-list.ts'
import { HandOver } from './hand-over.tsx'
import { sensorCard, useSensorColumns } from './sensor-columns.tsx'
import { SENSOR_DRAFT, SensorDialog } from './sensor-dialog.tsx'
import { useSensorLabels, useSensorPageLabels } from './sensor-labels.ts'
import { useDeleteSensor, useHandOver } from './sensor-mutations.ts'
import { type SensorAction, SensorRowActions } from './sensor-row-actions.tsx'

type Open =
  | { kind: 'none' }
  | { kind: 'form'; uuid: string | null; sensor: SensorRow | null }
  | { kind: 'give' | 'delete'; sensor: SensorRow }

const CLOSED: Open = { kind: 'none' }

const openAtFirst = ({ uuidUser, permissions }: StoredSession): Open => {
  const draft = formDraft(SENSOR_DRAFT).read(uuidUser)
  return draft === null || !permissions.includes('user_edit') ? CLOSED : { kind: 'form', uuid: draft.of, sensor: null }
}

const keyOf = ({ uuid }: SensorRow): string => uuid

function DeleteSensor({ sensor, onClose }: { sensor: SensorRow; onClose: () => void }) {
  const { t } = useLingui()
  const { name } = sensor
  return (
    <ConfirmAction
      title={t({ message: `Delete ${name}?`, context: 'sensor' })}
      text={t`Its measurements will no longer count for anyone. Past sessions are kept.`}
      label={t`Delete`}
      action={useDeleteSensor(sensor)}
      onClose={onClose}
    />
  )
}

export function SensorsPage({
  search,
}: {
  search: ListAddress<SensorColumn, SensorSort> & { add?: true | undefined }
}) {
  const cityOf = useZoneCity()
  const { t } = useLingui()
  const list = useList({ rules: sensorList, queries: sensorQueries, search, keyOf, storeAs: 'sensors' })
  const session = useSession()
  const zone = useZone()
  const words = useSensorLabels()
  const [chosen, setOpen] = useState<Open>(() => openAtFirst(session))
  const adding = useAdding('/sensors', search.add)
  const open: Open = adding.isAdding ? { kind: 'form', uuid: null, sensor: null } : chosen
  const close = () => {
    setOpen(CLOSED)
    adding.close()
  }
  const { mutate: handOver } = useHandOver()
  const act = useCallback(
    (action: SensorAction, sensor: SensorRow): void => {
      const { name, uuid } = sensor
      if (action === 'return') handOver({ sensor, from: sensor.userUuid, to: null, notice: t`${name} returned` })
      else if (action === 'edit') setOpen({ kind: 'form', uuid, sensor })
      else setOpen({ kind: action, sensor })
    },
    [handOver, t],
  )
  const rowActions = useCallback((sensor: SensorRow) => <SensorRowActions sensor={sensor} onAction={act} />, [act])
  return (
    <>
      <ListPage
        list={list}
        nouns={useSensorPageLabels()}
        columns={useSensorColumns(zone)}
        card={sensorCard}
        note={words.clockOf(cityOf(zone))}
        searchWords={words.search}
        exportAs={exportSensors}
        rowActions={rowActions}
        actions={<ImportButton label={t`Import`} />}
        add={adding.button}
      />
      {open.kind === 'form' && (
        <SensorDialog uuid={open.uuid} sensor={rowNow(list, open.uuid) ?? open.sensor} onClose={close} />
      )}
      {open.kind === 'give' && <HandOver sensor={open.sensor} onClose={close} />}
      {open.kind === 'delete' && <DeleteSensor sensor={open.sensor} onClose={close} />}
    </>
  )
}
