import {
  createImport,
  discardImport,
  exportImportFaults,
  type importsEndpoints,
  listImportRows,
  listImports,
  saveImportColumns,
  saveImportRow,
  showImport,
} from '@repo/api-client/imports/endpoints'
import { and, eq, inArray } from 'drizzle-orm'

import { imports } from '../../database/schema/imports.ts'
import { noted, route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerZone } from '../../lists/date-filters.ts'
import { lastPageOf } from '../../lists/page-place.ts'
import { openImport } from './import-store.ts'
import { confirmColumns } from './planning/confirm-columns.ts'
import { createImport as create, readNewFile } from './planning/create-import.ts'
import { editRow } from './planning/edit-row.ts'
import { faultsFile } from './preview/faults-file.ts'
import {
  describeImport,
  findRow,
  recentImports,
  ROWS_PER_PAGE,
  rowsPage,
  targetNames,
} from './preview/import-queries.ts'
import { presentRow } from './preview/presenters.ts'
import { importRunRoutes } from './run-routes.ts'

const createImportRoute = route(createImport, async ({ body }, { context, principal, file, once }) => {
  const { branch, adminUuid } = principal
  const read = await readNewFile(context, branch, { ...body, bytes: file ?? Buffer.alloc(0) })
  return once(async (tx) => ({ uuid: await create(context, tx, { ...read, adminUuid }) }))
})

const listImportsRoute = route(listImports, ({ query }, { context, principal }) =>
  principal.branch.read((tx) => recentImports(context, tx, query.kind)),
)

const showImportRoute = route(showImport, ({ params }, { context, principal }) =>
  principal.branch.read(async (tx) => describeImport(context, tx, await openImport(context, tx, params.uuid))),
)

const discardImportRoute = route(discardImport, async ({ params: { uuid } }, { context, principal }) => {
  await principal.branch.run(async (tx) => {
    await openImport(context, tx, uuid)
    const hasNotRun = and(eq(imports.uuid, uuid), inArray(imports.state, ['columns', 'preview']))
    const gone = await tx.delete(imports).where(hasNotRun).returning({ uuid: imports.uuid })
    if (gone.length === 0) throw new Refusal('import-state')
  })
  return { message: 'ok' }
})

const saveImportColumnsRoute = route(saveImportColumns, async ({ params: { uuid }, body }, { context, principal }) => {
  const { branch } = principal
  await confirmColumns(context, branch, { uuid, settings: body })
  return branch.read(async (tx) => describeImport(context, tx, await openImport(context, tx, uuid)))
})

/** Shows what known members have before the import. */
const listImportRowsRoute = noted<typeof listImportRows>(
  route(listImportRows, ({ params, query }, { context, principal, language }) =>
    principal.branch.read(async (tx) => {
      const open = await openImport(context, tx, params.uuid)
      const { state, page = 1 } = query
      const { rows, total } = await rowsPage(tx, { importUuid: params.uuid, state, page })
      const names = await targetNames(tx, open.row.kind, rows)
      return {
        rows: rows.map((row) => presentRow(open, { row, language, names })),
        page,
        lastPage: lastPageOf(total, ROWS_PER_PAGE),
        size: ROWS_PER_PAGE,
        total,
      }
    }),
  ),
  ({ params: { uuid } }) => ({ action: 'import-rows-seen', subject: { kind: 'import', uuid } }),
)

const saveImportRowRoute = route(
  saveImportRow,
  async ({ params: { uuid, number }, body }, { context, principal, language }) => {
    const { branch } = principal
    await editRow(context, branch, { uuid, number, ...body })
    return branch.read(async (tx) => {
      const open = await openImport(context, tx, uuid)
      const row = await findRow(tx, uuid, number)
      if (row === null) throw new Refusal('not-found')
      return presentRow(open, { row, language, names: await targetNames(tx, open.row.kind, [row]) })
    })
  },
)

const exportImportFaultsRoute = noted<typeof exportImportFaults>(
  route(exportImportFaults, async ({ params }, { context, principal, language }) => {
    const { branch } = principal
    const { open, zone } = await branch.read(async (tx) => ({
      open: await openImport(context, tx, params.uuid),
      zone: await centerZone(tx),
    }))
    return faultsFile(branch, { open, language, zone, now: context.clock.now() })
  }),
  ({ params: { uuid } }) => ({ action: 'import-faults-exported', subject: { kind: 'import', uuid } }),
)

export const importsRoutes: RoutesOf<typeof importsEndpoints> = {
  createImport: createImportRoute,
  listImports: listImportsRoute,
  showImport: showImportRoute,
  discardImport: discardImportRoute,
  saveImportColumns: saveImportColumnsRoute,
  listImportRows: listImportRowsRoute,
  saveImportRow: saveImportRowRoute,
  exportImportFaults: exportImportFaultsRoute,
  ...importRunRoutes,
}
