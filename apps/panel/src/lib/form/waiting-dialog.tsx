import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@repo/ui/dialog'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'

import { LoadFailure } from '../load-failure.tsx'

interface WaitingDialogProps {
  title: string
  /** What is said when what the form needs does not come. */
  failed: string
  query: { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
  onClose: () => void
}

/** Stands where a form will be. */
export function WaitingDialog({ title, failed, query, onClose }: WaitingDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t`Close`}>
      {query.isError ? (
        <LoadFailure title={failed} onRetry={() => query.refetch()} />
      ) : (
        <Inline justify="center">
          <Spinner size="l" label={t`Loading`} />
        </Inline>
      )}
    </Dialog>
  )
}
