type Unit = '×' | 'ms' | 'MB' | '%' | ''

/** One line of the report: a measured value and the most it may be. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly atMost: number
  /** `×` is a ratio to a floor measured in the same run; the empty unit counts things. */
  readonly unit: Unit
  readonly detail: string
}

export type Bench = () => Promise<readonly Figure[]>

const amountOf = (value: number, unit: Unit): string => {
  const digits = unit === '×' ? value.toFixed(2) : String(Number(value.toFixed(1)))
  return unit === '' || unit === '×' ? `${digits}${unit}` : `${digits} ${unit}`
}

/** The figure as a sentence; `reached` or `missed` stands first. */
export const lineOf = ({ name, value, atMost, unit, detail }: Figure): string => {
  const verdict = value <= atMost ? 'reached' : 'missed '
  return `${verdict} ${name}: ${amountOf(value, unit)} of at most ${amountOf(atMost, unit)} (${detail})`
}
