import type { ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { banner, detail, mark, message, title as titleClass, words } from './banner.css.ts'

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const satisfies Record<
  string,
  IconName
>

export interface BannerProps {
  children?: ReactNode
  title?: string
  tone?: 'info' | 'success' | 'warning' | 'danger'
  icon?: IconName
  action?: ReactNode
  /** Announces the text when it appears. Omit for text that is there from the start. */
  announce?: boolean
}

export function Banner({ children, title, tone = 'info', icon = icons[tone], action, announce = false }: BannerProps) {
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={banner({ tone })} role={role}>
      <div className={message}>
        <span className={mark({ tone })}>
          <Icon name={icon} />
        </span>
        <div className={words}>
          {title !== undefined && <p className={titleClass}>{title}</p>}
          {children !== undefined && <div className={detail}>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
