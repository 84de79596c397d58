import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'

interface RequestsActionsProps {
  /** Rows of the pages in view. Empty without permission. */
  seen: readonly string[]
  /** If not empty, the buttons apply to these. */
  selected: readonly string[]
  isRefreshing: boolean
  isAccepting: boolean
  onRefresh: () => void
  onAccept: (uuids: readonly string[]) => void
  onAcceptAll: (uuids: readonly string[]) => void
  onRefuse: (uuids: readonly string[]) => void
  onPoster: () => void
}

export function RequestsActions(props: RequestsActionsProps) {
  const { seen, selected, isRefreshing, isAccepting, onRefresh, onAccept, onAcceptAll, onRefuse, onPoster } = props
  const chosen = selected.length
  const { t } = useLingui()
  return (
    <>
      <IconButton icon="refresh" tone="neutral" label={t`Refresh`} aria-busy={isRefreshing} onClick={onRefresh} />
      <Button icon="qr" onClick={onPoster}>{t`Poster`}</Button>
      {seen.length > 0 && (
        <>
          <Button icon="close" onClick={() => onRefuse(chosen === 0 ? seen : selected)}>
            {chosen === 0 ? t`Reject all` : t`Reject ${chosen} selected`}
          </Button>
          <Button
            tone="accent"
            icon="check"
            loading={isAccepting}
            onClick={() => (chosen === 0 ? onAcceptAll(seen) : onAccept(selected))}
          >
            {chosen === 0 ? t`Accept all` : t`Accept ${chosen} selected`}
          </Button>
        </>
      )}
    </>
  )
}
