import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@repo/ui/spinner'

import { centered } from '../../lib/screens.css.ts'

export function LoadingScreen() {
  const { t } = useLingui()
  return (
    <main className={centered}>
      <Spinner size="l" label={t`Loading`} />
    </main>
  )
}
