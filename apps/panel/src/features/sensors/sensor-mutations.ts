import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import {
  createSensor,
  deleteSensor,
  type HandOver,
  handOverSensor,
  type SensorRow,
  updateSensor,
} from '@repo/api-client/sensors/endpoints'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import type { SensorFields } from '@repo/domain/sensors/sensor-form'

import { useServices } from '../../app/services-context.ts'
import { useSaved } from '../../lib/use-saved.ts'

const invalidates = [sensorQueries.lists]

export const useSaveSensor = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const save = (
    { uuid, fields }: { uuid: string | null; fields: SensorFields & Versioned },
    keys: ActionKeys,
  ): Promise<unknown> =>
    uuid === null
      ? client.call(createSensor, { body: fields, keys })
      : client.call(updateSensor, { params: { uuid }, body: fields, keys })
  const notice = ({ uuid }: { uuid: string | null }) => (uuid === null ? t`Sensor created` : t`Sensor updated`)
  return useSaved(save, { invalidates, notice, failed: () => null })
}

export const useDeleteSensor = ({ uuid }: SensorRow) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved(() => client.call(deleteSensor, { params: { uuid } }), {
    invalidates,
    notice: () => t`Sensor deleted`,
    gone: () => t`This sensor no longer exists`,
  })
}

interface HandingOver extends HandOver {
  readonly sensor: SensorRow
  readonly notice: string
}

export const useHandOver = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const call = ({ sensor: { uuid }, from, to }: HandingOver) =>
    client.call(handOverSensor, { params: { uuid }, body: { from, to } })
  const failed = (error: unknown, general: string) =>
    error instanceof ApiError && (error.code === 'sensor-moved' || error.code === 'wearer-unknown')
      ? error.message
      : general
  const undo = useSaved(call, { invalidates, failed, notice: ({ notice }) => notice })
  return useSaved(call, {
    invalidates,
    failed,
    notice: ({ notice }) => notice,
    undo: ({ sensor, from, to }) => {
      const { name } = sensor
      return () => undo.mutate({ sensor, from: to, to: from, notice: t`Change to ${name} undone` })
    },
  })
}
