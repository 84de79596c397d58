import { EmptyState, type EmptyStateProps } from '@repo/ui/empty-state'
import { Inline } from '@repo/ui/inline'

import { HelpLink } from './help-link.tsx'

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
