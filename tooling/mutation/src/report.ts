import { scoreOf, type Counted } from './score.ts'

export interface Row extends Counted {
  readonly name: string
  readonly threshold: number
  readonly date: string
  readonly commit: string
}

const HEAD = '| part | noticed | missed | score | wanted | date | commit |\n| --- | --- | --- | --- | --- | --- | --- |'

const lineOf = (row: Row): string => {
  const score = scoreOf(row).toFixed(1)
  return `| ${[row.name, row.noticed, row.missed, `${score} %`, `${row.threshold} %`, row.date, row.commit].join(' | ')} |`
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
