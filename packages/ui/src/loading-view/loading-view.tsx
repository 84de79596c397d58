import type { ReactNode } from 'react'

import { Stack } from '../stack/stack.tsx'

export interface LoadingViewProps {
  label: string
  /** Placeholders as high as what comes. They take no focus and aren't read aloud. */
  children: ReactNode
}

export function LoadingView({ label, children }: LoadingViewProps) {
  return (
    <div role="status" aria-label={label}>
      <div inert aria-hidden="true">
        <Stack gap="l">{children}</Stack>
      </div>
    </div>
  )
}
