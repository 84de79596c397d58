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
  trend?: { text: string; direction?: 'up' | 'down'; tone?: 'neutral' | 'success' | 'danger' }
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
      <dd className={amount({ size })} aria-busy={value === undefined || undefined}>
        {value ?? <Skeleton shape="title" />}
        {/* The space is spoken and copied. */}
        {unit !== undefined && value !== undefined && <span className={unitClass}> {unit}</span>}
      </dd>
      {trend !== undefined && (
        <dd className={trendClass({ tone: trend.tone ?? 'neutral' })}>
          {trend.direction !== undefined && (
            <Icon name="chevron" size="s" turn={trend.direction === 'up' ? 'up' : 'none'} />
          )}
          {trend.text}
        </dd>
      )}
      {children !== undefined && <dd className={below}>{children}</dd>}
    </dl>
  )
}
