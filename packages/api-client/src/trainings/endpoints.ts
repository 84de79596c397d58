import type { Endpoint } from '../core/endpoint.ts'
import { downloadClassLog, showClassRecords, showTrainedClass } from './class-records.ts'
import { exportTrainings, listTrainings } from './list-trainings.ts'
import {
  createTrainingType,
  listTrainingTypes,
  restoreTrainingType,
  retireTrainingType,
  updateTrainingType,
} from './training-types.ts'
import { downloadTraining, removeTraining, showTraining } from './training.ts'

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
