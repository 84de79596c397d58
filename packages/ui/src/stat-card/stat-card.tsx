import { Slot } from 'radix-ui'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import {
  amount,
  below,
  frame,
  label as labelClass,
  link as linkClass,
  mark,
  pendingTrend,
  trend as trendClass,
  unit as unitClass,
} from './stat-card.css.ts'

export interface StatCardProps {
  label: string
  /** Undefined while it loads. */
  value: string | undefined
  unit?: string
  icon?: IconName
  tone?: 'accent' | 'danger'
  size?: 'm' | 'l'
  /** The router's link or a plain `<a href>`, without children. */
  link?: ReactElement
  children?: ReactNode
  /** Null while it loads, on its own line. */
  trend?: { text: string; direction?: 'up' | 'down'; tone?: 'neutral' | 'success' | 'danger' } | null
}

export function StatCard({ label, value, unit, icon, tone, size = 'l', link, children, trend }: StatCardProps) {
  return (
    <dl className={frame}>
      <dt className={labelClass}>
        {icon !== undefined && (
          <span className={mark({ tone })}>
            <Icon name={icon} />
          </span>
        )}
        {link === undefined ? (
          label
        ) : (
          <Slot.Root className={linkClass}>{cloneElement(link, undefined, label)}</Slot.Root>
        )}
      </dt>
      <dd className={amount({ size, isPending: value === undefined })} aria-busy={value === undefined || undefined}>
        {value ?? <Skeleton shape="title" />}
        {/* The space is spoken and copied. */}
        {unit !== undefined && value !== undefined && <span className={unitClass}> {unit}</span>}
      </dd>
      {trend !== undefined && <Trend trend={trend} />}
      {children !== undefined && <dd className={below}>{children}</dd>}
    </dl>
  )
}

function Trend({ trend }: { trend: NonNullable<StatCardProps['trend']> | null }) {
  if (trend === null) {
    return (
      <dd className={pendingTrend}>
        <Skeleton />
      </dd>
    )
  }
  const { text, direction, tone = 'neutral' } = trend
  return (
    <dd className={trendClass({ tone })}>
      {direction !== undefined && <Icon name="chevron" size="s" turn={direction === 'up' ? 'up' : 'none'} />}
      {text}
    </dd>
  )
}
