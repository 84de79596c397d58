import { scoreOf, type Counted } from './score.ts'

export interface Row extends Counted {
  readonly name: string
  readonly threshold: number
  /** One change in so many was tried. */
  readonly sampleOf: number
  readonly date: string
  readonly commit: string
}

const HEAD =
  '| part | tried | noticed | missed | score | wanted | date | commit |\n| --- | --- | --- | --- | --- | --- | --- | --- |'

const lineOf = (row: Row): string => {
  const score = scoreOf(row).toFixed(1)
  const tried = row.sampleOf === 1 ? 'all' : `1 in ${row.sampleOf}`
  return `| ${[row.name, tried, row.noticed, row.missed, `${score} %`, `${row.threshold} %`, row.date, row.commit].join(' | ')} |`
}

const nameIn = (line: string): string => line.split('|')[1]?.trim() ?? ''

/** The page with a new row in the place of the part's old one; what stands round the table is kept. */
export const withRow = (page: string, row: Row): string => {
  const lines = page.split('\n')
  const table = lines.filter((line) => line.startsWith('| ')).slice(2)
  const known = table.some((line) => nameIn(line) === row.name)
  const rows = known ? table.map((line) => (nameIn(line) === row.name ? lineOf(row) : line)) : [...table, lineOf(row)]
  const from = lines.findIndex((line) => line.startsWith('| '))
  const to = lines.findLastIndex((line) => line.startsWith('| '))
  return [...lines.slice(0, from), HEAD, ...rows, ...lines.slice(to + 1)].join('\n')
}
