import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { endFirstPaint } from '@repo/ui/first-paint'
import { useEffect } from 'react'

import { dispatchStartup } from '../../app/session/startup-store.ts'
import { centered } from '../../lib/screens.css.ts'
import { SuspendedDialog, type SuspendedDialogProps } from './suspended-dialog.tsx'

interface SuspendedScreenProps extends SuspendedDialogProps {
  isChecking: boolean
}

export function SuspendedScreen({ isChecking, contact }: SuspendedScreenProps) {
  const { t } = useLingui()
  useEffect(endFirstPaint, [])
  return (
    <>
      <main className={centered}>
        <EmptyState
          icon="ban"
          level={1}
          title={t`This center's account is suspended`}
          text={t`This screen resumes automatically once the account is active again.`}
          action={
            <Button icon="refresh" loading={isChecking} onClick={() => dispatchStartup({ type: 'lookup-due' })}>
              {t`Try again`}
            </Button>
          }
        />
      </main>
      <SuspendedDialog contact={contact} />
    </>
  )
}
