import {
  createSensor,
  deleteSensor,
  exportSensors,
  handOverSensor,
  listSensors,
  type SensorRow,
  type sensorsEndpoints,
  updateSensor,
} from '@repo/api-client/sensors/endpoints'
import { isLent } from '@repo/domain/sensors/sensor-list'
import { contactLoss } from '@repo/domain/sensors/strap-health'
import { formatTime24 } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'

import { route, type RoutesOf } from '../../http/route.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { listRoute } from '../../lists/list-route.ts'
import {
  createSensor as create,
  deleteSensor as remove,
  handOverSensor as handOver,
  updateSensor as update,
} from './sensor-commands.ts'
import { type ListedSensor, sensorSource } from './sensor-queries.ts'

const presentSensor = ({ sensor, email, worn }: ListedSensor): SensorRow => ({
  uuid: sensor.uuid,
  name: sensor.name,
  mac: sensor.mac,
  centerId: sensor.centerNumber,
  userUuid: sensor.memberUuid,
  userEmail: email,
  ownership: sensor.ownership === 'owned' ? 'user' : 'center',
  updatedAt: sensor.updatedAt,
  lastSeenAt: sensor.lastSeenAt,
  battery: sensor.battery,
  contactLoss: contactLoss(worn.counted, worn.lost),
  version: sensor.version,
})

const listSensorsRoute = listRoute(listSensors, sensorSource, {
  row: presentSensor,
  searched: 'sensors-searched',
})

const OWNERSHIPS = {
  en: { user: 'User', center: 'Center', lent: 'Center, lent' },
  es: { user: 'Usuario', center: 'Centro', lent: 'Centro, prestado' },
} as const

const exportSensorsRoute = exportRoute(exportSensors, sensorSource, {
  audit: 'sensors-exported',
  title: { en: 'Sensors', es: 'Sensores' },
  heads: {
    en: ['Name', 'MAC', 'Center number', 'User', 'Ownership', 'Updated', 'Last seen', 'Battery %', 'Contact lost %'],
    es: [
      'Nombre',
      'MAC',
      'Número del centro',
      'Usuario',
      'Propiedad',
      'Actualizado',
      'Visto por última vez',
      'Batería %',
      'Contacto perdido %',
    ],
  },
  cells: (listed, { language, zone }) => {
    const sensor = presentSensor(listed)
    const momentOf = (at: Date): string => `${dayIn(zone, at.getTime())} ${formatTime24(at.getTime(), zone)}`
    return [
      sensor.name,
      sensor.mac,
      sensor.centerId,
      sensor.userEmail,
      OWNERSHIPS[language][isLent(sensor) ? 'lent' : sensor.ownership],
      momentOf(listed.sensor.updatedAt),
      sensor.lastSeenAt === null ? null : momentOf(sensor.lastSeenAt),
      sensor.battery,
      sensor.contactLoss === null ? null : Math.round(sensor.contactLoss),
    ]
  },
})

const createSensorRoute = route(createSensor, ({ body: fields }, { context, principal, once }) => {
  const { branchUuid } = principal.branch
  const now = context.clock.now()
  return once(async (tx) => {
    const uuid = await create(tx, { branchUuid, fields, now })
    const subject = { kind: 'sensor', uuid } as const
    await context.audit.record(tx, principal, { action: 'sensor-created', subject, before: null }, now)
    return { uuid }
  })
})

const updateSensorRoute = route(updateSensor, ({ params, body: fields }, { context, principal, once }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'sensor-changed', subject: { kind: 'sensor', uuid: params.uuid }, now } as const
  return once(async (tx) => {
    await context.audit.recordChange(tx, doing, () => update(tx, { uuid: params.uuid, fields, now }))
    return { message: 'ok' }
  })
})

const deleteSensorRoute = route(deleteSensor, async ({ params }, { context, principal }) => {
  const subject = { kind: 'sensor', uuid: params.uuid } as const
  const doing = { principal, action: 'sensor-deleted', subject, now: context.clock.now() } as const
  await principal.branch.run((tx) => context.audit.recordChange(tx, doing, () => remove(tx, params.uuid)))
  return { message: 'ok' }
})

const handOverSensorRoute = route(handOverSensor, async ({ params, body }, { context, principal }) => {
  const now = context.clock.now()
  const doing = {
    principal,
    action: 'sensor-handed-over',
    subject: { kind: 'sensor', uuid: params.uuid },
    now,
  } as const
  await principal.branch.run((tx) =>
    context.audit.recordChange(tx, doing, () => handOver(tx, { uuid: params.uuid, ...body, now })),
  )
  return { message: 'ok' }
})

export const sensorsRoutes: RoutesOf<typeof sensorsEndpoints> = {
  listSensors: listSensorsRoute,
  exportSensors: exportSensorsRoute,
  createSensor: createSensorRoute,
  updateSensor: updateSensorRoute,
  deleteSensor: deleteSensorRoute,
  handOverSensor: handOverSensorRoute,
}
