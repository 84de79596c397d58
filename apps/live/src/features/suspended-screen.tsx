import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'

import { centered } from './live.css.ts'

interface SuspendedScreenProps {
  isChecking: boolean
  onRetry: () => void
}

export function SuspendedScreen({ isChecking, onRetry }: SuspendedScreenProps) {
  const { t } = useLingui()
  return (
    <main className={centered}>
      <EmptyState
        icon="ban"
        level={1}
        title={t`This center's account is suspended`}
        text={t`This screen resumes automatically once the account is active again.`}
        action={
          <Button icon="refresh" loading={isChecking} onClick={onRetry}>
            {t`Try again`}
          </Button>
        }
      />
    </main>
  )
}
