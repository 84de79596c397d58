import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'

interface LoadFailureProps {
  title: string
  text?: string
  level?: 1 | 2 | 3
  onRetry: () => unknown
}

export function LoadFailure({ onRetry, ...failure }: LoadFailureProps) {
  const { t } = useLingui()
  return <ErrorState {...failure} action={<Button onClick={() => void onRetry()}>{t`Try again`}</Button>} />
}
