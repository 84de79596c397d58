import {
  addTrainingFile,
  createTrainingImport,
  exportImportCodes,
  type importsEndpoints,
  listImportCodes,
  runImport,
  undoImport,
} from '@repo/api-client/imports/endpoints'
import { dayIn } from '@repo/domain/time/day'

import { noted, route, type RoutesOf } from '../../http/route.ts'
import { centerZone } from '../../lists/date-filters.ts'
import { sheetAnswer } from '../../lists/files/sheet-answer.ts'
import { importCodes } from './import-codes.ts'
import { beginRun, beginUndo, createTrainingImport as create } from './import-steps.ts'
import { openImport } from './import-store.ts'
import { batchesOf } from './planning/in-turns.ts'
import { targetNames } from './preview/import-queries.ts'
import { presentRow } from './preview/presenters.ts'
import { readTrainingFile, storeTrainingFile } from './training-files.ts'

const runImportRoute = route(runImport, async ({ params: { uuid } }, { context, principal, once }) => {
  const { adminUuid } = principal
  const answer = await once(async (tx) => {
    await beginRun(context, tx, { uuid, adminUuid })
    const subject = { kind: 'import', uuid } as const
    await context.audit.record(tx, principal, { action: 'import-run', subject }, context.clock.now())
    return { message: 'ok' }
  })
  context.imports.wake()
  return answer
})

const undoImportRoute = route(undoImport, async ({ params: { uuid } }, { context, principal, once }) => {
  const { adminUuid } = principal
  const answer = await once(async (tx) => {
    await beginUndo(context, tx, { uuid, adminUuid })
    const subject = { kind: 'import', uuid } as const
    await context.audit.record(tx, principal, { action: 'import-undone', subject }, context.clock.now())
    return { message: 'ok' }
  })
  context.imports.wake()
  return answer
})

const createTrainingImportRoute = route(createTrainingImport, ({ body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  const { branchUuid } = branch
  return once(async (tx) => ({
    uuid: await create(context, tx, { branchUuid, adminUuid, typeUuid: body.typeUuid }),
  }))
})

const addTrainingFileRoute = route(
  addTrainingFile,
  async ({ params: { uuid }, body: { path } }, { context, principal, file, language, once }) => {
    const read = await readTrainingFile(context, principal.branch, { uuid, path, bytes: file ?? Buffer.alloc(0) })
    return once(async (tx) => {
      const { open, rows } = await storeTrainingFile(context, tx, read)
      const names = await targetNames(tx, 'trainings', rows)
      return rows.map((row) => presentRow(open, { row, language, names }))
    })
  },
)

const codesOf = ({ params: { uuid } }: { readonly params: { readonly uuid: string } }) =>
  ({ action: 'import-codes-seen', subject: { kind: 'import', uuid } }) as const

const listImportCodesRoute = noted<typeof listImportCodes>(
  route(listImportCodes, async ({ params }, { context, principal }) => {
    const rows = await principal.branch.read(async (tx) => {
      await openImport(context, tx, params.uuid)
      return importCodes(tx, params.uuid)
    })
    return rows.map(({ uuid, name, lastName1, lastName2, email, signInCode }) => ({
      uuid,
      name: [name, lastName1, lastName2].filter(Boolean).join(' '),
      email,
      signInCode,
    }))
  }),
  codesOf,
)

const TITLES = { en: 'Sign-in codes', es: 'Códigos de acceso' } as const
const HEADS = {
  en: ['Name', 'First last name', 'Second last name', 'Email', 'Sign-in code'],
  es: ['Nombre', 'Apellido paterno', 'Apellido materno', 'Correo', 'Código de acceso'],
} as const

const ROWS_PER_CHUNK = 500

async function* inCells(rows: Awaited<ReturnType<typeof importCodes>>) {
  for (const batch of batchesOf(rows, ROWS_PER_CHUNK)) {
    yield batch.map(({ name, lastName1, lastName2, email, signInCode }) => [
      name,
      lastName1,
      lastName2,
      email,
      signInCode,
    ])
  }
}

const exportImportCodesRoute = noted<typeof exportImportCodes>(
  route(exportImportCodes, async ({ params }, { context, principal, language }) => {
    const { rows, zone } = await principal.branch.read(async (tx) => {
      await openImport(context, tx, params.uuid)
      return { rows: await importCodes(tx, params.uuid), zone: await centerZone(tx) }
    })
    return sheetAnswer({
      format: 'csv',
      title: TITLES[language],
      day: dayIn(zone, context.clock.now()),
      heads: HEADS[language],
      chunks: inCells(rows),
    })
  }),
  codesOf,
)

type RunEndpoints = Pick<
  typeof importsEndpoints,
  'runImport' | 'undoImport' | 'createTrainingImport' | 'addTrainingFile' | 'listImportCodes' | 'exportImportCodes'
>

export const importRunRoutes: RoutesOf<RunEndpoints> = {
  runImport: runImportRoute,
  undoImport: undoImportRoute,
  createTrainingImport: createTrainingImportRoute,
  addTrainingFile: addTrainingFileRoute,
  listImportCodes: listImportCodesRoute,
  exportImportCodes: exportImportCodesRoute,
}
