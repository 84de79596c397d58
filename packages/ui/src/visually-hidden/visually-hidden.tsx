import { VisuallyHidden as Hidden } from 'radix-ui'
import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  children: ReactNode
}

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <Hidden.Root>{children}</Hidden.Root>
}
