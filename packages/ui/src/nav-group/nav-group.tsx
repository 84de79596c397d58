import { useId, type ReactNode } from 'react'

import { useIsMenuNarrow } from '../app-shell/menu-width.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { group, items, narrowGroup, narrowItems, title } from './nav-group.css.ts'

export interface NavGroupProps {
  label: string
  children: ReactNode
}

export function NavGroup({ label, children }: NavGroupProps) {
  const id = useId()
  const isNarrow = useIsMenuNarrow()
  return (
    <div className={isNarrow ? narrowGroup : group} role="group" aria-labelledby={id}>
      {isNarrow ? (
        <VisuallyHidden>
          <span id={id}>{label}</span>
        </VisuallyHidden>
      ) : (
        <span id={id} className={title}>
          {label}
        </span>
      )}
      <div className={isNarrow ? narrowItems : items}>{children}</div>
    </div>
  )
}
