import type { importsEndpoints } from '@repo/api-client/imports/endpoints'

import type { CallRows } from './call-row.ts'

const settings = {
  sheet: 0,
  header_row: 0,
  columns: { email: 0, name: 1, lastName1: 2 },
  encoding: null,
  separator: null,
  day_order: null,
  weight_unit: null,
  height_unit: null,
  sex_of_m: null,
  name_language: 'es',
  is_short_name: false,
  decision: 'fill',
  sends_welcome_mails: false,
}

export const importsCalls: CallRows<typeof importsEndpoints> = {
  createImport: {
    granted: ['admin'],
    valid: () => ({ fields: { kind: 'members', file_name: 'members.csv' } }),
  },
  createTrainingImport: {
    granted: ['admin'],
    valid: (world) => ({ body: { training_type_uuid: world.typeUuid } }),
  },
  addTrainingFile: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.trainings, fields: { path: 'ana@gym.example/run.tcx' } }),
  },
  listImports: {
    granted: ['admin'],
    valid: () => ({ query: { kind: 'members' } }),
  },
  showImport: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.planned }),
  },
  discardImport: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.planned }),
  },
  saveImportColumns: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.planned, body: settings }),
  },
  listImportRows: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.planned, query: { state: 'new' } }),
  },
  saveImportRow: {
    granted: ['admin'],
    valid: (world) => ({ ids: { uuid: world.imports.planned, number: '2' }, body: { cells: { name: 'Anna' } } }),
  },
  runImport: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.planned }),
  },
  undoImport: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.done }),
  },
  exportImportFaults: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.planned }),
  },
  listImportCodes: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.done }),
  },
  exportImportCodes: {
    granted: ['admin'],
    valid: (world) => ({ id: world.imports.done }),
  },
}
