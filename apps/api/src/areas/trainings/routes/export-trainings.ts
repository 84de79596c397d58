import { exportTrainings } from '@repo/api-client/trainings/export-trainings'
import { formatTime } from '@repo/domain/date-format'
import { dayIn } from '@repo/domain/day'
import { shownSensorName } from '@repo/domain/training-list'

import { exportRoute } from '../../../lists/export-route.ts'
import { presentTrainingRow } from '../presenters/training-row.ts'
import { trainingSource } from '../training-source.ts'

export const exportTrainingsRoute = exportRoute(exportTrainings, trainingSource, {
  audit: 'members-trainings-exported',
  title: { en: 'Sessions', es: 'Sesiones' },
  heads: {
    en: ['Date', 'Time', 'Name', 'Last name', 'Second last name', 'E-mail', 'Type', 'Sensor', 'Training'],
    es: ['Fecha', 'Hora', 'Nombre', 'Apellido', 'Segundo apellido', 'Correo', 'Tipo', 'Sensor', 'Entrenamiento'],
  },
  cells: (listed, { language, zone }) => {
    const row = presentTrainingRow(listed, language)
    const startAt = row.startAt.getTime()
    return [
      dayIn(zone, startAt),
      formatTime(startAt, zone),
      row.name,
      row.lastName1,
      row.lastName2,
      row.email,
      row.deviceType,
      shownSensorName(row.sensorName),
      row.trainingName,
    ]
  },
})
