import { useLingui } from '@lingui/react/macro'
import type { SensorRow } from '@repo/api-client/sensors/endpoints'
import type { SensorForm } from '@repo/domain/sensors/sensor-form'
import type { SensorColumn } from '@repo/domain/sensors/sensor-list'
import { useMemo } from 'react'

import type { FieldLabels } from '../../lib/form/use-form.ts'
import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'

export const useSensorLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const columns = {
      name: t`Name`,
      mac: 'MAC',
      centerId: t`Number`,
      user: t`User`,
      ownership: t`Ownership`,
      updated: t`Updated`,
      seen: t`Last seen`,
      battery: t`Battery`,
      contact: t`Contact loss`,
    }
    const ownerships = {
      user: t({ message: 'User', context: 'whose a sensor is' }),
      center: t({ message: 'Center', context: 'whose a sensor is' }),
      lent: t`Lent`,
    }
    const search: SearchLabels<SensorColumn> = {
      name: columns.name,
      mac: columns.mac,
      centerId: t`Sensor number`,
      userEmail: columns.user,
      ownership: { label: columns.ownership, options: { ...ownerships, lent: t`Lent and not returned` } },
    }
    const fields: Readonly<Record<keyof SensorForm, FieldLabels>> = {
      name: { label: columns.name, missing: t`Enter a name` },
      mac: { label: t`MAC address`, missing: t`Enter the MAC address or the ANT number` },
      ant: { label: t`ANT number` },
      centerId: { label: t`Sensor number` },
      ownership: { label: columns.ownership },
    }
    const clockOf = (city: string): string => t`${city} time`
    return { columns, ownerships, search, fields, clockOf }
  }, [t])
}

export const useSensorPageLabels = (): ListPageLabels<SensorRow> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Sensors`,
      search: t`Search sensors`,
      pages: t`Sensor pages`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ name }) => t`Select ${name}`,
      loadFailed: t`Couldn't load sensors`,
      empty: {
        icon: 'heart',
        title: t`No sensors yet`,
        text: t`Add the center's sensors and any that users bring.`,
      },
      nothingFound: { title: t`No sensors match your search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
