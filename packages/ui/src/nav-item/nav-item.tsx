import { Slot } from 'radix-ui'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { label as labelClass, mark, navItem } from './nav-item.css.ts'

export interface NavItemProps {
  icon: IconName
  label: string
  /** The router's link, a plain `<a href>` or a `<button>`, without children. */
  link: ReactElement<{ 'aria-current'?: 'page' }>
  active?: boolean
  /** Color of the icon while active. */
  activeTone?: 'accent' | 'danger'
  trailing?: ReactNode
}

export function NavItem({ icon, label, link, active = false, activeTone = 'accent', trailing }: NavItemProps) {
  const content = (
    <>
      <span className={mark({ tone: active ? activeTone : 'plain' })}>
        <Icon name={icon} />
      </span>
      <span className={labelClass}>{label}</span>
      {trailing}
    </>
  )
  return (
    <Slot.Root className={navItem({ active })}>
      {cloneElement(link, active ? { 'aria-current': 'page' } : undefined, content)}
    </Slot.Root>
  )
}
