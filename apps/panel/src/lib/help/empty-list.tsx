import { EmptyState, type EmptyStateProps } from '@repo/ui/empty-state'

import { HelpLink } from './help-link.tsx'

/** Stands where a list has nothing yet, and leads to the help about its screen. */
export function EmptyList(props: Omit<EmptyStateProps, 'action'>) {
  return <EmptyState {...props} action={<HelpLink />} />
}
