import type { FileFacts } from '@repo/domain/imports/file-facts'
import { guessedSettings, questionsOf, settled } from '@repo/domain/imports/file-settings'
import type { ImportSettings } from '@repo/domain/imports/import'
import type { TextFormat } from '@repo/domain/imports/text-format'
import { eq } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import { importRows } from '../../../database/schema/imports.ts'
import type { Context } from '../../../lib/context.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { factsIn, openImport } from '../import-store.ts'
import { beginPlan, planImport } from './plan-import.ts'
import { rereadFile } from './read-file.ts'

type Needed = Pick<Context, 'clock' | 'encryption' | 'sandbox'>

interface Confirm {
  readonly uuid: string
  readonly settings: ImportSettings
}

/** The text format as confirmed. What isn't given stays as it is. */
const formatIn = ({ encoding, separator }: ImportSettings, { textFormat }: FileFacts): TextFormat | null =>
  textFormat && { encoding: encoding ?? textFormat.encoding, separator: separator ?? textFormat.separator }

/** Whether the rows of the confirmed table are others than those that are known. */
const isOtherTable = (facts: FileFacts, settings: ImportSettings): boolean => {
  const { sheet, textFormat: known } = facts
  const format = formatIn(settings, facts)
  return settings.sheet !== sheet || format?.encoding !== known?.encoding || format?.separator !== known?.separator
}

/** Guesses the columns of another table or header row, which wait for a confirmation again. */
const guessAgain = async (
  context: Needed,
  branch: BranchDatabase,
  { uuid, settings, before, facts }: Confirm & { readonly before: FileFacts; readonly facts: FileFacts },
): Promise<void> => {
  const { nameLanguage, isShortName, decision, sendsWelcomeMails } = settings
  const guessed = guessedSettings(facts, nameLanguage)
  await branch.run(async (tx) => {
    const { sealValue } = await openImport(context, tx, uuid)
    const change = { settings: { ...guessed, isShortName, decision, sendsWelcomeMails }, sealedFacts: sealValue(facts) }
    await beginPlan(context, tx, { uuid, change })
    if (facts.sheet !== before.sheet) await tx.delete(importRows).where(eq(importRows.importUuid, uuid))
  })
}

/** Reads the file as confirmed, and plans its rows unless questions are open. */
export const confirmColumns = async (
  context: Needed,
  branch: BranchDatabase,
  { uuid, settings }: Confirm,
): Promise<void> => {
  const open = await branch.read((tx) => openImport(context, tx, uuid))
  const before = factsIn(open)
  const { kind, state } = open.row
  if (before === null || !['columns', 'preview'].includes(state)) throw new Refusal('import-state')
  const isOther = isOtherTable(before, settings)
  const headerRow = isOther ? ('guessed' as const) : settings.headerRow
  const chosen = { ...formatIn(settings, before), sheet: settings.sheet, headerRow }
  const { facts, chunks } = await rereadFile(context, branch, { open, chosen })
  if (isOther || headerRow !== before.headerRow) return guessAgain(context, branch, { uuid, settings, before, facts })
  const answered = settled(facts, settings)
  const begun = await branch.run((tx) => beginPlan(context, tx, { uuid, change: { settings: answered } }))
  if (questionsOf(kind, facts, answered).length === 0) await planImport(context, branch, { open: begun, chunks })
}
