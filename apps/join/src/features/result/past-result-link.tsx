import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'

import { type KeptResult, useKeptResult } from '../../app/kept-result.ts'

/** The way back to a result after "Done". */
export function PastResultLink({ kept }: { kept: KeptResult }) {
  const { t } = useLingui()
  const { trainingName } = kept
  return (
    <Button tone="ghost" icon="chart" wide onClick={() => useKeptResult.setState({ isOpen: true })}>
      {t`Your last result: ${trainingName}`}
    </Button>
  )
}
