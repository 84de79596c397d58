import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { useEffect } from 'react'

import { middle } from '../join.css.ts'

interface FailedScreenProps {
  onShown: () => void
}

export function FailedScreen({ onShown }: FailedScreenProps) {
  const { t } = useLingui()
  useEffect(onShown, [onShown])
  return (
    <div className={middle}>
      <ErrorState
        level={1}
        title={t`Something went wrong`}
        text={t`Your class and your session so far are safe.`}
        action={<Button onClick={() => location.reload()}>{t`Reload page`}</Button>}
      />
    </div>
  )
}
