type Unit = '×' | 'ms' | 'MB' | '%' | ''

export interface Figure {
  readonly name: string
  readonly value: number
  readonly atMost: number
  /** `×` is relative to a baseline of the same run; empty for counts. */
  readonly unit: Unit
  readonly detail: string
}

export type Bench = () => Promise<readonly Figure[]>

const amountOf = (value: number, unit: Unit): string => {
  const digits = unit === '×' ? value.toFixed(2) : String(Number(value.toFixed(1)))
  return unit === '' || unit === '×' ? `${digits}${unit}` : `${digits} ${unit}`
}

export const lineOf = ({ name, value, atMost, unit, detail }: Figure): string => {
  const verdict = value <= atMost ? 'reached' : 'missed '
  return `${verdict} ${name}: ${amountOf(value, unit)} of at most ${amountOf(atMost, unit)} (${detail})`
}
