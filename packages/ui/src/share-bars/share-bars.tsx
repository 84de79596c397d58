import { amount, bar, list, name, row, share, track } from './share-bars.css.ts'

export interface SharePart {
  key: string
  label: string
  value: number
  text: string
}

export interface ShareBarsProps {
  label: string
  parts: readonly SharePart[]
  formatShare: (share: number) => string
}

/** Parts of a whole by size, in one color, so that any number of parts stays legible. */
export function ShareBars({ label, parts, formatShare }: ShareBarsProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const most = Math.max(...parts.map(({ value }) => value), 0)
  const shareOf = (value: number, whole: number): number => (whole === 0 ? 0 : value / whole)
  return (
    <ul className={list} aria-label={label}>
      {parts
        .toSorted((one, other) => other.value - one.value)
        .map(({ key, label: word, value, text }) => (
          <li key={key} className={row}>
            <span className={name}>{word}</span>
            <span className={amount}>{text}</span>
            <span className={share}>{formatShare(shareOf(value, total))}</span>
            <span className={track} aria-hidden="true">
              <span className={bar} style={{ width: `${100 * shareOf(value, most)}%` }} />
            </span>
          </li>
        ))}
    </ul>
  )
}
