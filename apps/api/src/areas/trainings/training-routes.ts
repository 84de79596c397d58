import { importTraining, listMemberTrainings } from '@repo/api-client/members/member-trainings'
import type { trainingsEndpoints } from '@repo/api-client/trainings/endpoints'
import { exportTrainings, listTrainings } from '@repo/api-client/trainings/list-trainings'
import { removeTraining, showTraining } from '@repo/api-client/trainings/training'
import { formatTime24 } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { periodOf } from '@repo/domain/time/period'
import { shownSensorName } from '@repo/domain/trainings/training-list'

import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerToday } from '../../lists/date-filters.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { listRoute } from '../../lists/list-route.ts'
import { readRecording } from '../../sandbox/read-uploads.ts'
import { branchOf } from '../center/center-queries.ts'
import { findMember } from '../members/member-queries.ts'
import { presentSummaries } from '../members/presenters.ts'
import { downloadClassLogRoute, showClassRecordsRoute, showTrainedClassRoute } from './class-record-routes.ts'
import { importTraining as store, removeImported } from './import-training.ts'
import { presentPoints, presentRecords, presentTrainingRow, trainingNameOf, wholeHeart } from './presenters.ts'
import { downloadTrainingRoute } from './training-file.ts'
import { findTraining, memberTrainings, trainingSource } from './training-queries.ts'
import {
  createTrainingTypeRoute,
  listTrainingTypesRoute,
  restoreTrainingTypeRoute,
  retireTrainingTypeRoute,
  updateTrainingTypeRoute,
} from './training-type-routes.ts'

const listTrainingsRoute = listRoute(listTrainings, trainingSource, {
  row: presentTrainingRow,
  searched: 'members-trainings-searched',
})

const exportTrainingsRoute = exportRoute(exportTrainings, trainingSource, {
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
      formatTime24(startAt, zone),
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

const showTrainingRoute = route(showTraining, async ({ params }, { context, principal, language }) => {
  const found = await principal.branch.run(async (tx) => {
    const training = await findTraining(tx, params.uuid)
    if (training === null) throw new Refusal('not-found')
    const subject = { kind: 'member', uuid: training.members.uuid } as const
    await context.audit.recordRepeated(tx, principal, { action: 'member-metrics-seen', subject }, context.clock.now())
    return training
  })
  const { trainings: training, members: member, training_types: type, records } = found
  const heart = wholeHeart(training)
  return {
    ...presentSummaries(training),
    uuid: training.uuid,
    userUuid: member.uuid,
    userName: [member.name, member.lastName1, member.lastName2].filter(Boolean).join(' '),
    pseudonym: member.pseudonym,
    classUuid: training.classUuid,
    startAt: training.startAt,
    offset: training.offset,
    modality: training.modality,
    deviceType: training.deviceType,
    sensorName: training.sensorName,
    type: trainingNameOf(type, language),
    maxHeartRate: training.maxHeartRate,
    averageHeartRate: heart.mean,
    peakHeartRate: heart.highest,
    points: presentPoints(training.points),
    pointsVersion: training.pointsVersion,
    stepSeconds: records?.stepSeconds ?? 1,
    records: records === null ? [] : presentRecords(training, records),
  }
})

export const listMemberTrainingsRoute = route(
  listMemberTrainings,
  async ({ params, query }, { context, principal, language }) => {
    const now = context.clock.now()
    const rows = await principal.branch.run(async (tx) => {
      if ((await findMember(tx, params.uuid, new Date(now))) === null) throw new Refusal('not-found')
      const usual = periodOf('last-7-days', await centerToday(tx, now))
      const found = await memberTrainings(tx, params.uuid, { ...usual, ...query })
      const subject = { kind: 'member', uuid: params.uuid } as const
      await context.audit.recordRepeated(tx, principal, { action: 'member-metrics-seen', subject }, now)
      return found
    })
    return rows.map(({ training, type }) => ({
      ...presentSummaries(training),
      uuid: training.uuid,
      type: trainingNameOf(type, language),
      deviceType: training.deviceType,
      startAt: training.startAt,
      offset: training.offset,
      modality: training.modality,
      points: presentPoints(training.points),
    }))
  },
)

export const importTrainingRoute = route(
  importTraining,
  async ({ params, body }, { context, principal, file, language, once }) => {
    const now = context.clock.now()
    const { typeUuid, force = false, activities = null } = body
    const { zone } = await principal.branch.read(branchOf)
    const bytes = file ?? Buffer.alloc(0)
    const read = await readRecording(context.sandbox, { bytes, now, zone, activities })
    const subject = { kind: 'member', uuid: params.uuid } as const
    return once(async (tx) => {
      const stored: Awaited<ReturnType<typeof store>>[] = []
      for (const training of read) {
        stored.push(await store(tx, { memberUuid: params.uuid, typeUuid, force, training, language }))
      }
      await context.audit.record(tx, principal, { action: 'member-training-imported', subject }, now)
      return { uuid: stored[0]?.uuid ?? '', trainings: stored }
    })
  },
)

const removeTrainingRoute = route(removeTraining, async ({ params }, { context, principal }) => {
  await principal.branch.run(async (tx) => {
    const memberUuid = await removeImported(tx, params.uuid)
    const subject = memberUuid === null ? {} : { subject: { kind: 'member', uuid: memberUuid } as const }
    await context.audit.record(tx, principal, { action: 'member-training-removed', ...subject }, context.clock.now())
  })
  return { message: 'ok' }
})

export const trainingsRoutes: RoutesOf<typeof trainingsEndpoints> = {
  listTrainingTypes: listTrainingTypesRoute,
  createTrainingType: createTrainingTypeRoute,
  updateTrainingType: updateTrainingTypeRoute,
  retireTrainingType: retireTrainingTypeRoute,
  restoreTrainingType: restoreTrainingTypeRoute,
  listTrainings: listTrainingsRoute,
  exportTrainings: exportTrainingsRoute,
  showTraining: showTrainingRoute,
  downloadTraining: downloadTrainingRoute,
  showTrainedClass: showTrainedClassRoute,
  showClassRecords: showClassRecordsRoute,
  downloadClassLog: downloadClassLogRoute,
  removeTraining: removeTrainingRoute,
}
