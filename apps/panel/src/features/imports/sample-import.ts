import { answer, type Answer, Refused } from '@repo/api-client/fake/answer'
import {
  createImport,
  discardImport,
  exportImportCodes,
  exportImportFaults,
  listImportCodes,
  listImportRows,
  listImports,
  runImport,
  saveImportColumns,
  saveImportRow,
  showImport,
  undoImport,
} from '@repo/api-client/imports/endpoints'
import type { Import } from '@repo/api-client/imports/import'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import { listMembers } from '@repo/api-client/members/list-members'

import { pageFrom } from '../../stories/sample-members.ts'
import { someRows } from './sample-rows.ts'

export const IMPORT_UUID = '0190a000-0000-7000-8000-900000000001'
const ROWS_SHOWN = 50

const column = (
  index: number,
  header: string,
  samples: readonly string[],
  guess: Import['columns'][number]['guess'],
) => ({
  index,
  header,
  samples: [...samples],
  guess,
})

const memberColumns: Import['columns'] = [
  column(0, 'Client', ['Ana López Ruiz', 'Íñigo Soto Vega', 'Zoé Luna'], { column: 'fullName', certainty: 'likely' }),
  column(1, 'E-mail Address', ['ana@members.example', 'inigo@members.example', 'zoe@members.example'], {
    column: 'email',
    certainty: 'sure',
  }),
  column(2, 'Birth Date', ['04/05/1988', '01/12/1992', '07/03/2001'], { column: 'birthday', certainty: 'sure' }),
  column(3, 'Gender', ['F', 'M'], { column: 'sex', certainty: 'sure' }),
  column(4, 'Weight', ['64', '81.5', '172'], { column: 'weight', certainty: 'unsure' }),
  column(5, 'Membership', ['Gold', 'Basic'], null),
  column(6, '', ['x'], null),
]

const settings: Import['settings'] = {
  encoding: 'windows-1252',
  separator: ';',
  sheet: 0,
  headerRow: 0,
  columns: { fullName: 0, email: 1, birthday: 2, sex: 3, weight: 4 },
  dayOrder: 'dmy',
  weightUnit: 'kg',
  heightUnit: null,
  sexOfM: 'male',
  nameLanguage: 'es',
  isShortName: false,
  decision: 'fill',
  sendsWelcomeMails: false,
}

export const importOf = (change: Partial<Import> = {}): Import => ({
  uuid: IMPORT_UUID,
  kind: 'members',
  state: 'preview',
  fileName: 'clients-2026.csv',
  createdAt: new Date('2026-11-29T16:00:00Z'),
  doneAt: null,
  undoUntil: null,
  settings,
  sheets: [''],
  columns: memberColumns,
  questions: [],
  counts: { new: 0, changed: 0, same: 0, fault: 0, leftOut: 0 },
  missing: {},
  progress: { written: 0, total: 0 },
  outcomes: { created: 0, changed: 0, moved: 0 },
  kept: [],
  ...change,
})

const countsOf = (rows: readonly ImportRow[]): Import['counts'] => {
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length
  return {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    fault: count('fault'),
    leftOut: count('left-out'),
  }
}

type Change = Parameters<Parameters<typeof answer<typeof saveImportRow>>[1]>[0]['body']

/** Every edit is a correction. */
const edited = (row: ImportRow, body: Change): ImportRow => {
  const { cells = {}, isLeftOut, decision = row.decision } = body
  const faults = Object.fromEntries(Object.entries(row.faults).filter(([field]) => !(field in cells)))
  const isRight = Object.keys(faults).length === 0 || decision === 'force'
  const before = row.target === null || decision === 'force' ? 'new' : 'changed'
  const state = !isRight ? 'fault' : decision === 'skip' ? 'same' : before
  return {
    ...row,
    cells: { ...row.cells, ...cells },
    understood: Object.fromEntries(Object.entries(row.understood).filter(([field]) => !(field in cells))),
    faults: decision === 'force' ? {} : faults,
    decision,
    changes: decision === 'skip' ? [] : row.changes,
    state: isLeftOut === true ? 'left-out' : state,
    isEdited: true,
  }
}

interface Story {
  readonly first?: Import
  readonly rows?: readonly ImportRow[]
  /** How an import ends that is run or undone. */
  readonly ends?: Partial<Import>
}

/** A server with one import, which keeps what is done with it. */
export const importServer = ({
  first = importOf(),
  rows: given = someRows,
  ends = {},
}: Story = {}): readonly Answer[] => {
  let one = first
  let rows = [...given]
  const now = (): Import => ({ ...one, counts: countsOf(rows) })
  let looks = 0
  return [
    answer(listMembers, ({ query }) => pageFrom([], query)),
    answer(createImport, () => ({ uuid: IMPORT_UUID })),
    answer(listImports, () => []),
    answer(showImport, () => {
      looks += one.state === 'running' || one.state === 'undoing' ? 1 : 0
      if (looks === 2) one = { ...one, ...ends, state: one.state === 'running' ? 'done' : 'undone' }
      return now()
    }),
    answer(saveImportColumns, ({ body }) => {
      one = { ...one, settings: body, questions: [], state: 'preview' }
      return now()
    }),
    answer(listImportRows, ({ query: { state, page = 1 } }) =>
      pageFrom(
        rows.filter((row) => (state === 'moved' ? row.outcome === 'moved' : row.state === state)),
        { page, size: ROWS_SHOWN },
      ),
    ),
    answer(saveImportRow, ({ params: { number }, body }) => {
      const row = rows.find((each) => each.number === number)
      if (row === undefined) return new Refused(404, 'not-found')
      const next = edited(row, body)
      rows = rows.map((each) => (each === row ? next : each))
      return next
    }),
    answer(runImport, () => {
      looks = 0
      one = { ...one, state: 'running', progress: { written: 40, total: 76 } }
      return { message: 'ok' }
    }),
    answer(undoImport, () => {
      looks = 0
      one = { ...one, state: 'undoing', undoUntil: null, progress: { written: 10, total: 76 } }
      return { message: 'ok' }
    }),
    answer(discardImport, () => ({ message: 'ok' })),
    answer(exportImportFaults, () => ({ content: 'row,why', fileName: 'errors.csv' })),
    answer(exportImportCodes, () => ({ content: 'name,code', fileName: 'codes.csv' })),
    answer(listImportCodes, () =>
      Array.from({ length: 7 }, (_, index) => ({
        uuid: `0190a000-0000-7000-8000-10000000001${index}`,
        name: `Ximena Muñoz ${index + 6}`,
        email: `member${index + 6}@members.example`,
        signInCode: `10000${index}`,
      })),
    ),
  ]
}
