import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { endFirstPaint } from '@repo/ui/first-paint'
import { useEffect } from 'react'

import { centered } from '../../lib/screens.css.ts'

export function FailedPage() {
  const { t } = useLingui()
  useEffect(endFirstPaint, [])
  return (
    <main className={centered}>
      <ErrorState
        level={1}
        title={t`Something went wrong`}
        text={t`Reload the page. If it keeps happening, tell support what you were doing.`}
        action={<Button icon="refresh" onClick={() => location.reload()}>{t`Reload page`}</Button>}
      />
    </main>
  )
}
