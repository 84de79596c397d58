import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { useEffect } from 'react'

interface StartingAgainProps {
  onShown: () => void
  onStart: () => void
}

export function StartingAgain({ onShown, onStart }: StartingAgainProps) {
  const { t } = useLingui()
  useEffect(onShown, [onShown])
  return (
    <EmptyState
      icon="refresh"
      level={1}
      title={t`This screen is restarting…`}
      text={t`It'll be back in a moment. Any class in progress continues.`}
      action={<Button onClick={onStart}>{t`Restart now`}</Button>}
    />
  )
}
