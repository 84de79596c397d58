import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'

interface RequestsActionsProps {
  /** Those of the pages that were in view; empty for whoever may not answer them. */
  seen: readonly string[]
  isRefreshing: boolean
  isAccepting: boolean
  onRefresh: () => void
  onAccept: (uuids: readonly string[]) => void
  onRefuse: (uuids: readonly string[]) => void
  onPoster: () => void
}

/** What is done with all requests, and how people come to ask. */
export function RequestsActions(props: RequestsActionsProps) {
  const { seen, isRefreshing, isAccepting, onRefresh, onAccept, onRefuse, onPoster } = props
  const { t } = useLingui()
  return (
    <>
      <IconButton icon="refresh" tone="neutral" label={t`Refresh`} aria-busy={isRefreshing} onClick={onRefresh} />
      <Button icon="qr" onClick={onPoster}>{t`Poster`}</Button>
      {seen.length > 0 && (
        <>
          <Button icon="close" onClick={() => onRefuse(seen)}>{t`Reject all`}</Button>
          <Button tone="accent" icon="check" loading={isAccepting} onClick={() => onAccept(seen)}>
            {t`Accept all`}
          </Button>
        </>
      )}
    </>
  )
}
