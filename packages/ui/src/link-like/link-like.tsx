import { Slot } from 'radix-ui'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { linkLike } from './link-like.css.ts'

export interface LinkLikeProps {
  children: ReactNode
  /** The router's link, a plain `<a href>` or a `<button>`, without children. */
  link: ReactElement
  tone?: 'accent' | 'quiet'
  icon?: IconName
}

/** Gives any link the product's look. */
export function LinkLike({ children, link, tone, icon }: LinkLikeProps) {
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size="s" />}
      {children}
    </>
  )
  return <Slot.Root className={linkLike({ tone })}>{cloneElement(link, undefined, content)}</Slot.Root>
}
