import type { trainingsEndpoints } from '@repo/api-client/trainings/endpoints'

import { BOTH_ROLES, EVERY_STAFF, type CallRows } from './call-row.ts'

const trainingType = { trainig_name_en: 'Rowing', trainig_name_es: 'Remo', use_steps: null }

export const trainingsCalls: CallRows<typeof trainingsEndpoints> = {
  listTrainingTypes: {
    granted: EVERY_STAFF,
    valid: () => ({}),
  },
  createTrainingType: {
    granted: ['admin'],
    valid: () => ({ body: trainingType }),
  },
  updateTrainingType: {
    granted: ['admin'],
    valid: (world) => ({ id: world.typeUuid, body: trainingType }),
  },
  retireTrainingType: {
    granted: ['admin'],
    valid: (world) => ({ id: world.typeUuid }),
  },
  restoreTrainingType: {
    granted: ['admin'],
    valid: (world) => ({ id: world.retiredTypeUuid }),
  },
  listTrainings: {
    granted: EVERY_STAFF,
    valid: () => ({}),
  },
  exportTrainings: {
    granted: EVERY_STAFF,
    valid: () => ({ query: { format: 'csv' } }),
  },
  showTraining: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.trainingUuid }),
  },
  downloadTraining: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.trainingUuid, query: { format: 'fit' } }),
  },
  showTrainedClass: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid }),
  },
  showClassRecords: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid }),
  },
  downloadClassLog: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid }),
  },
  removeTraining: {
    granted: ['admin'],
    valid: (world) => ({ id: world.importedUuid }),
  },
}
