import type { KnownDecision } from '@repo/domain/imports/field-changes'
import type { ImportSettings, RowState } from '@repo/domain/imports/import'
import type { RowFaults } from '@repo/domain/imports/row-fault'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { PlannedRow } from '../import-store.ts'

/** A row before it is planned. */
export interface InputRow {
  readonly number: number
  readonly raw: readonly string[]
  readonly edits: Readonly<Record<string, string>>
  readonly decision: KnownDecision | 'force' | null
  readonly isLeftOut: boolean
}

export interface RowResult {
  readonly state: RowState
  readonly cells: Readonly<Record<string, string>>
  readonly plan: PlannedRow | null
  readonly faults: RowFaults<string>
  readonly targetUuid: string | null
  readonly targetVersion: number | null
}

export interface PlanRows {
  readonly branch: BranchDatabase
  readonly settings: ImportSettings
  /** ISO day in the center's zone. */
  readonly today: string
  readonly rows: readonly InputRow[]
}

type Planned = Omit<RowResult, 'cells'>

const NO_TARGET = { targetUuid: null, targetVersion: null } as const

export const leftOut: Planned = { state: 'left-out', plan: null, faults: {}, ...NO_TARGET }

export const faulty = (faults: RowFaults<string>): Planned => ({ state: 'fault', plan: null, faults, ...NO_TARGET })

/** Of members and sensors; `force` is for trainings. */
export const ownDecision = ({ decision }: InputRow): KnownDecision | null => (decision === 'force' ? null : decision)

/** The texts of a row with its edits. */
export const edited = (
  cells: Readonly<Partial<Record<string, string>>>,
  { edits }: InputRow,
): Readonly<Record<string, string>> => ({ ...(cells as Readonly<Record<string, string>>), ...edits })
