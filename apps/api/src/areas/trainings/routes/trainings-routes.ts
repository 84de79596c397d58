import type { trainingsEndpoints } from '@repo/api-client/trainings/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { createTrainingTypeRoute } from './create-training-type.ts'
import { downloadClassLogRoute } from './download-class-log.ts'
import { downloadTrainingRoute } from './download-training.ts'
import { exportTrainingsRoute } from './export-trainings.ts'
import { listTrainingTypesRoute } from './list-training-types.ts'
import { listTrainingsRoute } from './list-trainings.ts'
import { removeTrainingRoute } from './remove-training.ts'
import { restoreTrainingTypeRoute } from './restore-training-type.ts'
import { retireTrainingTypeRoute } from './retire-training-type.ts'
import { showClassRecordsRoute } from './show-class-records.ts'
import { showTrainedClassRoute } from './show-trained-class.ts'
import { showTrainingRoute } from './show-training.ts'
import { updateTrainingTypeRoute } from './update-training-type.ts'

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
