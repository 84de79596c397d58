import { IMPORT_KINDS, importLimits, ROW_STATES } from '@repo/domain/imports/import'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import * as z from 'zod/mini'

import { endpoint, type Endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { pageCodec } from '../core/page.ts'
import { inData, oneInData, renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line, text } from '../core/text.ts'
import { ImportRowCodec, ROW_DECISIONS } from './import-rows.ts'
import { ImportCodec, SettingsCodec } from './import.ts'

const params = z.object({ uuid: Uuid })
const Created = z.object({ uuid: z.string() })
const FileName = line({ min: 1, max: importLimits.fileName })

/** Members and sensors, from CSV, TSV, or XLSX. Returns before the guesses are confirmed. */
export const createImport = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/imports',
    summary: 'Upload a file of members or sensors',
    access: { kind: 'staff', permission: 'user_create' },
    body: renamed(z.object({ kind: z.enum(['members', 'sensors']), file_name: FileName }), { file_name: 'fileName' }),
    upload: 'table',
    uploadLimit: { bytes: importLimits.fileBytes, refusal: 'table-too-large' },
    response: Created,
    status: 202,
    errors: {
      413: ['table-too-large'],
      422: ['table-unreadable', 'table-empty', 'table-too-many-rows', 'table-too-many-columns'],
      429: ['rate-limited'],
    },
  }),
)

export const createTrainingImport = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/imports/trainings',
    summary: 'Begin an import of training files',
    access: { kind: 'staff', permission: 'user_create' },
    body: renamed(z.object({ training_type_uuid: Uuid }), { training_type_uuid: 'typeUuid' }),
    response: Created,
    status: 201,
    errors: { 422: ['training-type-unknown'] },
  }),
)

/** Adds one row for each activity, matched by an email or a whole name in the path. Unreadable files become faults. */
export const addTrainingFile = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/imports/{uuid}/files',
    summary: 'Add a training file to an import',
    access: { kind: 'staff', permission: 'user_create' },
    params,
    body: z.object({ path: line({ min: 1, max: importLimits.path }) }),
    upload: 'recording',
    uploadLimit: { bytes: recordingLimits.bytes, refusal: 'recording-too-large' },
    response: oneInData(z.array(ImportRowCodec)),
    status: 201,
    errors: { 409: ['import-state'], 413: ['recording-too-large'], 422: ['import-full'], 429: ['rate-limited'] },
  }),
)

/** Imports of the last 24 hours, the latest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/api/v2/imports',
  summary: 'List recent imports',
  access: { kind: 'staff', permission: 'user_create' },
  query: z.object({ kind: z.enum(IMPORT_KINDS) }),
  response: inData(ImportCodec),
})

export const showImport = endpoint({
  method: 'GET',
  path: '/api/v2/imports/{uuid}',
  summary: 'Show an import',
  access: { kind: 'staff', permission: 'user_create' },
  params,
  response: oneInData(ImportCodec),
})

/** Deletes the file and its rows, of an import that hasn't run. */
export const discardImport = endpoint({
  method: 'DELETE',
  path: '/api/v2/imports/{uuid}',
  summary: 'Discard an import',
  access: { kind: 'staff', permission: 'user_create' },
  params,
  response: Done,
  errors: { 409: ['import-state'] },
})

/**
 * Plans the rows, and the state becomes `preview`. It stays `columns` while questions are open, and returns to it with
 * new guesses if another sheet or header row is chosen. Edits and decisions by row stay, unless the sheet changes.
 */
export const saveImportColumns = endpoint({
  method: 'PUT',
  path: '/api/v2/imports/{uuid}/columns',
  summary: 'Confirm how to read a file',
  access: { kind: 'staff', permission: 'user_create' },
  params,
  body: SettingsCodec,
  response: oneInData(ImportCodec),
  errors: { 409: ['import-state'], 422: ['table-unreadable'], 429: ['rate-limited'] },
})

export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/v2/imports/{uuid}/rows',
  summary: 'List the rows of an import',
  access: { kind: 'staff', permission: 'user_create' },
  params,
  query: z.object({
    state: z.optional(z.enum([...ROW_STATES, 'moved', 'kept'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(importLimits.rows))),
  }),
  response: pageCodec(ImportRowCodec),
})

/** Edits cells, leaves a row out, or decides on a known member. Absent parts stay. */
export const saveImportRow = endpoint({
  method: 'PUT',
  path: '/api/v2/imports/{uuid}/rows/{number}',
  summary: 'Change a row of an import',
  access: { kind: 'staff', permission: 'user_create' },
  params: z.object({ uuid: Uuid, number: z.coerce.number().check(z.int(), z.minimum(1)) }),
  body: renamed(
    z.object({
      cells: z.optional(z.record(text(), text().check(z.maxLength(importLimits.cellLength)))),
      is_left_out: z.optional(z.boolean()),
      decision: z.optional(z.nullable(z.enum(ROW_DECISIONS))),
    }),
    { is_left_out: 'isLeftOut' },
  ),
  response: oneInData(ImportRowCodec),
  errors: { 409: ['import-state'] },
})

/** Starts the run, which continues after a restart of the server. Rows with faults and those left out aren't imported. */
export const runImport = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/imports/{uuid}/run',
    summary: 'Run an import',
    access: { kind: 'staff', permission: 'user_create' },
    params,
    response: Done,
    status: 202,
    errors: { 409: ['import-state'] },
  }),
)

export const undoImport = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/imports/{uuid}/undo',
    summary: 'Undo an import',
    access: { kind: 'staff', permission: 'user_delete' },
    params,
    response: Done,
    status: 202,
    errors: { 409: ['import-state', 'import-not-undoable'] },
  }),
)

/** The rows with faults as in the file, with a column that says why, as CSV. */
export const exportImportFaults = endpoint({
  method: 'GET',
  path: '/api/v2/imports/{uuid}/faults',
  summary: 'Export the faults of an import as CSV',
  access: { kind: 'staff', permission: 'user_create' },
  params,
  download: true,
})

/** Sign-in codes of the members that an import created. */
export const listImportCodes = endpoint({
  method: 'GET',
  path: '/api/v2/imports/{uuid}/codes',
  summary: 'List the sign-in codes of imported members',
  access: { kind: 'staff', permission: 'user_create' },
  params,
  response: inData(
    renamed(z.object({ uuid: z.string(), name: z.string(), email: z.string(), sign_in_code: z.string() }), {
      sign_in_code: 'signInCode',
    }),
  ),
})

export const exportImportCodes = endpoint({
  method: 'GET',
  path: '/api/v2/imports/{uuid}/codes.csv',
  summary: 'Export the sign-in codes of imported members as CSV',
  access: { kind: 'staff', permission: 'user_create' },
  params,
  download: true,
})

export const importsEndpoints = {
  createImport,
  createTrainingImport,
  addTrainingFile,
  listImports,
  showImport,
  discardImport,
  saveImportColumns,
  listImportRows,
  saveImportRow,
  runImport,
  undoImport,
  exportImportFaults,
  listImportCodes,
  exportImportCodes,
} satisfies Record<string, Endpoint>
