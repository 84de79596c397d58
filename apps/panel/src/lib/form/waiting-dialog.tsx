import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@repo/ui/dialog'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { LoadFailure } from '../load-failure.tsx'

interface WaitingDialogProps {
  title: string
  failed: string
  query: { readonly isError: boolean; readonly isPaused: boolean; readonly refetch: () => Promise<unknown> }
  onClose: () => void
}

export function WaitingDialog({ title, failed, query, onClose }: WaitingDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t`Close`}>
      {query.isError ? (
        <LoadFailure title={failed} onRetry={() => query.refetch()} />
      ) : (
        <Stack gap="m" align="center">
          <Spinner size="l" label={t`Loading`} />
          {query.isPaused && <Text tone="muted">{t`No connection. It loads once it's back.`}</Text>}
        </Stack>
      )}
    </Dialog>
  )
}
