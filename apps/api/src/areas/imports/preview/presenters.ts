import type { Import } from '@repo/api-client/imports/import'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import type { FileFacts } from '@repo/domain/imports/file-facts'
import { questionsOf } from '@repo/domain/imports/file-settings'
import type { ImportColumn } from '@repo/domain/imports/import'
import { type RowOutcome, type RowState, UNDO_HOURS } from '@repo/domain/imports/import'

import type { importRows } from '../../../database/schema/imports.ts'
import type { Language } from '../../../lib/language.ts'
import { factsIn, type OpenImport, type PlannedRow } from '../import-store.ts'
import { faultText } from './fault-words.ts'

type StoredRow = typeof importRows.$inferSelect

const UNDO_MS = UNDO_HOURS * 3_600_000

const columnsOf = ({ columns, guesses }: FileFacts): Import['columns'] => {
  const guessed = Object.entries(guesses)
  return columns.map(({ header, samples }, index) => {
    const [column, guess] = guessed.find(([, one]) => one.index === index) ?? []
    return {
      index,
      header,
      samples: [...samples],
      guess: guess === undefined ? null : { column: column as ImportColumn, certainty: guess.certainty },
    }
  })
}

/** Rows by what the run or undo did with them. */
export type OutcomeCounts = Readonly<Record<RowOutcome, number>>

interface ImportFacts {
  /** Rows by what the plan does with them. */
  readonly states: Readonly<Record<RowState, number>>
  readonly outcomes: OutcomeCounts
  readonly kept: Import['kept']
  readonly now: number
}

const progressOf = ({ row }: OpenImport, { outcomes, states }: ImportFacts): Import['progress'] => {
  const { created, changed, moved, removed, restored, kept } = outcomes
  const undone = removed + restored + kept
  const isUndo = row.state === 'undoing' || row.state === 'undone'
  if (isUndo) return { written: undone, total: created + changed + undone }
  return { written: created + changed + moved, total: states.new + states.changed }
}

export const presentImport = (open: OpenImport, described: ImportFacts): Import => {
  const { uuid, kind, state, fileName, settings, missing, createdAt, doneAt } = open.row
  const facts = factsIn(open)
  const undoUntil = state === 'done' && doneAt !== null ? new Date(doneAt.getTime() + UNDO_MS) : null
  const { outcomes, kept, now } = described
  const { 'left-out': leftOut, ...states } = described.states
  return {
    uuid,
    kind,
    state,
    fileName,
    createdAt,
    doneAt,
    undoUntil: undoUntil !== null && undoUntil.getTime() > now ? undoUntil : null,
    settings,
    sheets: facts?.sheets ?? [],
    columns: facts === null ? [] : columnsOf(facts),
    questions: facts === null ? [] : questionsOf(kind, facts, settings),
    counts: { ...states, leftOut },
    missing: { ...missing },
    progress: progressOf(open, described),
    outcomes: { created: outcomes.created, changed: outcomes.changed, moved: outcomes.moved },
    kept,
  }
}

/** Fields whose texts can be read in more than one way. */
const MISREADABLE: ReadonlySet<string> = new Set(['birthday', 'sex', 'weight', 'height', 'ownership'])

const valuesIn = (plan: PlannedRow | null): Readonly<Record<string, string | number | null>> => {
  if (plan?.kind === 'member') return { ...plan.member }
  return plan?.kind === 'sensor' ? { ...plan.sensor } : {}
}

const understoodIn = (plan: PlannedRow | null): ImportRow['understood'] =>
  Object.fromEntries(
    Object.entries(valuesIn(plan)).flatMap(([field, value]) =>
      value === null || !MISREADABLE.has(field) ? [] : [[field, value] as const],
    ),
  )

interface ShownRow {
  readonly row: StoredRow
  readonly language: Language
  /** Of known members and sensors. */
  readonly names: ReadonlyMap<string, string>
}

export const presentRow = ({ open }: OpenImport, { row, language, names }: ShownRow): ImportRow => {
  const { cells, faults, plan, edits } = open(row.sealedContent)
  const target = row.targetUuid
  const name = names.get(target ?? '')
  const shown = Object.entries(faults).flatMap(([field, fault]) =>
    fault === undefined ? [] : [[field, { ...fault, text: faultText(fault, language) }] as const],
  )
  return {
    number: row.number,
    state: row.state,
    outcome: row.outcome,
    cells,
    understood: understoodIn(plan),
    faults: Object.fromEntries(shown),
    changes: plan?.kind === 'member' || plan?.kind === 'sensor' ? [...plan.changes] : [],
    decision: row.decision,
    target: target === null || name === undefined ? null : { uuid: target, name },
    pseudonym: plan?.kind === 'member' ? plan.pseudonym : null,
    isEdited: Object.keys(edits).length > 0,
  }
}
