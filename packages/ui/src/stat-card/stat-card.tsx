import { Icon, type IconName } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { amount, frame, label as labelClass, mark, trend as trendClass, unit as unitClass } from './stat-card.css.ts'

export interface StatCardProps {
  label: string
  /** Undefined while it loads. */
  value: string | undefined
  unit?: string
  icon?: IconName
  tone?: 'accent' | 'danger'
  size?: 'm' | 'l'
  trend?: { text: string; direction?: 'up' | 'down'; tone?: 'neutral' | 'success' | 'danger' }
}

export function StatCard({ label, value, unit, icon, tone, size = 'l', trend }: StatCardProps) {
  return (
    <dl className={frame}>
      <dt className={labelClass}>
        {icon !== undefined && (
          <span className={mark({ tone })}>
            <Icon name={icon} />
          </span>
        )}
        {label}
      </dt>
      <dd className={amount({ size })} aria-busy={value === undefined || undefined}>
        {value ?? <Skeleton shape="title" />}
        {unit !== undefined && value !== undefined && <span className={unitClass}>{unit}</span>}
      </dd>
      {trend !== undefined && (
        <dd className={trendClass({ tone: trend.tone ?? 'neutral' })}>
          {trend.direction !== undefined && (
            <Icon name="chevron" size="s" turn={trend.direction === 'up' ? 'up' : 'none'} />
          )}
          {trend.text}
        </dd>
      )}
    </dl>
  )
}
