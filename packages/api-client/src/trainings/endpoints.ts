import type { Endpoint } from '../core/endpoint.ts'
import { createTrainingType } from './create-training-type.ts'
import { downloadClassLog } from './download-class-log.ts'
import { downloadTraining } from './download-training.ts'
import { exportTrainings } from './export-trainings.ts'
import { listTrainingTypes } from './list-training-types.ts'
import { listTrainings } from './list-trainings.ts'
import { removeTraining } from './remove-training.ts'
import { restoreTrainingType } from './restore-training-type.ts'
import { retireTrainingType } from './retire-training-type.ts'
import { showClassRecords } from './show-class-records.ts'
import { showTrainedClass } from './show-trained-class.ts'
import { showTraining } from './show-training.ts'
import { updateTrainingType } from './update-training-type.ts'

export const trainingsEndpoints = {
  listTrainingTypes,
  createTrainingType,
  updateTrainingType,
  retireTrainingType,
  restoreTrainingType,
  listTrainings,
  exportTrainings,
  showTraining,
  downloadTraining,
  showTrainedClass,
  showClassRecords,
  downloadClassLog,
  removeTraining,
} satisfies Record<string, Endpoint>
