import { Slot } from 'radix-ui'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

import { button, content } from '../button/button.css.ts'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface ButtonLinkProps {
  children: ReactNode
  /** The router's link or a plain `<a href>`, without children. */
  link: ReactElement
  tone?: 'accent' | 'neutral' | 'danger' | 'ghost'
  size?: 's' | 'm' | 'l'
  icon?: IconName
  wide?: boolean
}

export function ButtonLink({ children, link, tone, size, icon, wide = false }: ButtonLinkProps) {
  const inner = (
    <span className={content}>
      {icon !== undefined && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
      {children}
    </span>
  )
  return <Slot.Root className={button({ tone, size, wide })}>{cloneElement(link, undefined, inner)}</Slot.Root>
}
