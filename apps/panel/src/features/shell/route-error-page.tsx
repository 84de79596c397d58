import { useLingui } from '@lingui/react/macro'
import { comeBack } from '@repo/api-client/browser/page-come-back'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'

import { isMissingCode } from '../../app/connection/missing-code.ts'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  if (isMissingCode(error)) return <MissingScreen />
  return (
    <ErrorState
      level={1}
      title={t`Something went wrong on this page`}
      text={t`Try again. If it keeps happening, tell support what you were doing.`}
      action={
        <Button
          icon="refresh"
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          {t`Try again`}
        </Button>
      }
    />
  )
}

let shown = 0

/** Browsers cache a failed module import, so the page is reloaded once the server responds. */
function MissingScreen() {
  const { t } = useLingui()
  useEffect(() => {
    shown += 1
    const isFirst = comeBack.times() === 0
    comeBack.soon(() => shown > 0)
    if (isFirst) void comeBack.now()
    const again = () => void comeBack.now()
    addEventListener('online', again)
    return () => {
      shown -= 1
      removeEventListener('online', again)
    }
  }, [])
  return (
    <ErrorState
      level={1}
      title={t`Couldn't load this page`}
      text={t`It loads once the connection is back.`}
      action={<Button icon="refresh" onClick={() => void comeBack.now()}>{t`Try again`}</Button>}
    />
  )
}
