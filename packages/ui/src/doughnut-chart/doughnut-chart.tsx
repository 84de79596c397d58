import { DoughnutChartSvg, type DoughnutChartSvgProps } from './doughnut-chart-svg.tsx'
import * as styles from './doughnut-chart.css.ts'
import { colorOf, layOutSlices } from './doughnut-layout.ts'

export type { DoughnutPart } from './doughnut-chart-svg.tsx'

export interface DoughnutChartProps extends Omit<DoughnutChartSvgProps, 'legend' | 'paper' | 'summary'> {
  summary: string
  legendLabel: string
}

const sideBySide = 380
/** Fixed, so that a long list doesn't shrink the ring. */
const RING_ABOVE = 176

export function DoughnutChart({ summary, legendLabel, ...rest }: DoughnutChartProps) {
  const { parts, width, height, formatShare } = rest
  const direction = width >= sideBySide ? 'row' : 'column'
  const ring = direction === 'row' ? Math.min(height, width * 0.45) : Math.min(width, RING_ABOVE)
  return (
    <div className={styles.frame({ direction })} style={direction === 'row' ? { width, height } : { width }}>
      <div className={styles.picture}>
        <DoughnutChartSvg {...rest} width={ring} height={ring} summary={summary} />
      </div>
      <div
        className={`${styles.legend} ${direction === 'column' ? styles.legendWide : ''}`}
        role="region"
        aria-label={legendLabel}
        tabIndex={0}
      >
        <ul className={styles.list}>
          {layOutSlices(parts, 1).map(({ part, index, share }) => (
            <li key={part.key} className={styles.row}>
              <span
                className={styles.swatch}
                style={{ background: colorOf('screen', { part, index }, parts.length) }}
              />
              <span className={styles.name}>{part.label}</span>
              <span className={styles.amount}>{part.text}</span>
              <span className={styles.share}>{formatShare(share)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
