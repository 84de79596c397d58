import type { ColumnFacts, FileFacts } from './file-facts.ts'
import type { ImportColumn, ImportKind, ImportQuestion, ImportSettings } from './import.ts'

const NO_TEXT = { encoding: null, separator: null } as const

/** How trainings are read, which have no columns. */
export const PLAIN_SETTINGS: ImportSettings = {
  ...NO_TEXT,
  sheet: 0,
  headerRow: null,
  columns: {},
  dayOrder: null,
  weightUnit: null,
  heightUnit: null,
  sexOfM: null,
  nameLanguage: 'en',
  isShortName: false,
  decision: 'fill',
  sendsWelcomeMails: false,
}

const columnIn = ({ columns }: FileFacts, settings: ImportSettings, name: ImportColumn): ColumnFacts | null =>
  columns[settings.columns[name] ?? -1] ?? null

/** Answers what the file and the cells of the chosen columns decide. Units are only likely, so they aren't answered. */
export const settled = (facts: FileFacts, settings: ImportSettings): ImportSettings => ({
  ...settings,
  ...(facts.textFormat ?? NO_TEXT),
  dayOrder: settings.dayOrder ?? columnIn(facts, settings, 'birthday')?.dayOrder ?? null,
  sexOfM: settings.sexOfM ?? columnIn(facts, settings, 'sex')?.sexOfM ?? null,
})

/** The first settings of a file, from its guesses. `nameLanguage` is the center's. */
export const guessedSettings = (facts: FileFacts, nameLanguage: 'en' | 'es'): ImportSettings => {
  const columns = Object.fromEntries(Object.entries(facts.guesses).map(([name, { index }]) => [name, index]))
  const { sheet, headerRow } = facts
  const guessed = { ...PLAIN_SETTINGS, sheet, headerRow, columns, nameLanguage }
  return settled(facts, {
    ...guessed,
    weightUnit: columnIn(facts, guessed, 'weight')?.weightUnit ?? null,
    heightUnit: columnIn(facts, guessed, 'height')?.heightUnit ?? null,
  })
}

const isFilled = (column: ColumnFacts | null): boolean => column !== null && column.samples.length > 0

const membersAsk = (facts: FileFacts, settings: ImportSettings): readonly (readonly [ImportQuestion, boolean])[] => {
  const has = (name: ImportColumn): boolean => columnIn(facts, settings, name) !== null
  const column = (name: ImportColumn) => columnIn(facts, settings, name)
  return [
    ['email', !has('email')],
    ['name', !has('name') && !has('fullName')],
    ['dayOrder', column('birthday')?.needsDayOrder === true && settings.dayOrder === null],
    ['weightUnit', isFilled(column('weight')) && settings.weightUnit === null],
    ['heightUnit', isFilled(column('height')) && settings.heightUnit === null],
    ['sexOfM', column('sex')?.needsSexOfM === true && settings.sexOfM === null],
  ]
}

/** Choices that the file and its settings leave open. */
export const questionsOf = (
  kind: ImportKind,
  facts: FileFacts,
  settings: ImportSettings,
): readonly ImportQuestion[] => {
  if (kind === 'members') return membersAsk(facts, settings).flatMap(([question, isOpen]) => (isOpen ? [question] : []))
  const hasAddress = (['mac', 'ant'] as const).some((name) => columnIn(facts, settings, name) !== null)
  return kind === 'sensors' && !hasAddress ? ['address'] : []
}
