import { useLingui } from '@lingui/react/macro'
import type { SensorRow } from '@repo/api-client/sensors/endpoints'
import { memo } from 'react'

import { useSession } from '../../app/session/session-store.ts'
import { RowActions } from '../../lib/list/row-actions.tsx'

export type SensorAction = 'give' | 'return' | 'edit' | 'delete'

interface SensorRowActionsProps {
  sensor: SensorRow
  onAction: (action: SensorAction, sensor: SensorRow) => void
}

export const SensorRowActions = memo(function SensorRowActions({ sensor, onAction }: SensorRowActionsProps) {
  const { t } = useLingui()
  const { permissions } = useSession()
  const { name } = sensor
  const isFree = sensor.userUuid === null
  const mayGive = permissions.includes('user_show')
  const mayEdit = permissions.includes('user_edit')
  return (
    <RowActions<SensorAction>
      direct={[
        { kind: 'give', icon: 'user', label: t`Lend ${name} to a user`, isAllowed: mayGive && isFree },
        { kind: 'return', icon: 'back', label: t`Mark ${name} as returned`, isAllowed: mayGive && !isFree },
        { kind: 'edit', icon: 'edit', label: t`Edit ${name}`, isAllowed: mayEdit },
      ]}
      more={[
        [{ kind: 'give', icon: 'user', label: t`Lend to another user`, isAllowed: mayGive && !isFree }],
        [{ kind: 'delete', icon: 'trash', label: t`Delete`, tone: 'danger', isAllowed: mayEdit }],
      ]}
      moreLabel={t`More actions for ${name}`}
      onAction={(kind) => onAction(kind, sensor)}
    />
  )
})
