import { Slot } from 'radix-ui'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

import { useIsMenuNarrow } from '../app-shell/menu-width.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { label as labelClass, mark, navItem } from './nav-item.css.ts'

export interface NavItemProps {
  icon: IconName
  label: string
  /** The router's link, a plain `<a href>` or a `<button>`, without children. */
  link: ReactElement<{ 'aria-current'?: 'page' }>
  active?: boolean
  activeTone?: 'accent' | 'danger'
  trailing?: ReactNode
}

export function NavItem({ icon, label, link, active = false, activeTone = 'accent', trailing }: NavItemProps) {
  const isNarrow = useIsMenuNarrow()
  const words = (
    <>
      <span className={labelClass}>{label}</span>
      {trailing}
    </>
  )
  const content = (
    <>
      <span className={mark({ tone: active ? activeTone : 'plain' })}>
        <Icon name={icon} />
      </span>
      {isNarrow ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </>
  )
  const item = (
    <Slot.Root className={navItem({ active, isNarrow })}>
      {cloneElement(link, active ? { 'aria-current': 'page' } : undefined, content)}
    </Slot.Root>
  )
  return isNarrow ? (
    <Tooltip content={label} side="right">
      {item}
    </Tooltip>
  ) : (
    item
  )
}
