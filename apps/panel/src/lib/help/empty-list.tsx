import { EmptyState, type EmptyStateProps } from '@repo/ui/empty-state'
import { Inline } from '@repo/ui/inline'

import { HelpLink } from './help-link.tsx'

/** Stands where a list has nothing to show, and leads to the help about its screen. */
export function EmptyList({ action, ...props }: EmptyStateProps) {
  return (
    <EmptyState
      {...props}
      action={
        <Inline gap="s" justify="center">
          {action}
          <HelpLink />
        </Inline>
      }
    />
  )
}
