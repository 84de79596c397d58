import { useId, type ReactNode } from 'react'

import { group, items, title } from './nav-group.css.ts'

export interface NavGroupProps {
  label: string
  /** Nav items. */
  children: ReactNode
}

/** Entries of a menu that belong together, under their common name. */
export function NavGroup({ label, children }: NavGroupProps) {
  const id = useId()
  return (
    <div className={group} role="group" aria-labelledby={id}>
      <span id={id} className={title}>
        {label}
      </span>
      <div className={items}>{children}</div>
    </div>
  )
}
