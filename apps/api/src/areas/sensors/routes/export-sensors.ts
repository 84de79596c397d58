import { exportSensors } from '@repo/api-client/sensors/export-sensors'
import { formatTime } from '@repo/domain/date-format'
import { dayIn } from '@repo/domain/day'
import { isLent } from '@repo/domain/sensor-list'

import { exportRoute } from '../../../lists/export-route.ts'
import { presentSensor } from '../presenters/sensor.ts'
import { sensorSource } from '../sensor-source.ts'

const OWNERSHIPS = {
  en: { user: 'User', center: 'Center', lent: 'Center, lent' },
  es: { user: 'Usuario', center: 'Centro', lent: 'Centro, prestado' },
} as const

export const exportSensorsRoute = exportRoute(exportSensors, sensorSource, {
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
    const momentOf = (at: Date): string => `${dayIn(zone, at.getTime())} ${formatTime(at.getTime(), zone)}`
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
