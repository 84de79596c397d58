import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'

import { useIsPhone } from '../../lib/list/use-is-phone.ts'

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
  const isPhone = useIsPhone()
  const refuse = () => onRefuse(chosen === 0 ? seen : selected)
  const refuseLabel = chosen === 0 ? t`Reject all` : t`Reject ${chosen} selected`
  const accept = seen.length > 0 && (
    <Button
      tone="accent"
      icon="check"
      loading={isAccepting}
      onClick={() => (chosen === 0 ? onAcceptAll(seen) : onAccept(selected))}
    >
      {chosen === 0 ? t`Accept all` : t`Accept ${chosen} selected`}
    </Button>
  )
  if (isPhone) {
    const others: readonly MenuAction[] = [
      { key: 'refresh', label: t`Refresh`, icon: 'refresh', onSelect: onRefresh },
      { key: 'poster', label: t`Poster`, icon: 'qr', onSelect: onPoster },
    ]
    const refusal: MenuAction = { key: 'refuse', label: refuseLabel, icon: 'close', tone: 'danger', onSelect: refuse }
    return (
      <>
        <Menu
          trigger={<IconButton icon="more" tone="neutral" label={t`More actions`} aria-busy={isRefreshing} />}
          groups={seen.length > 0 ? [others, [refusal]] : [others]}
        />
        {accept}
      </>
    )
  }
  return (
    <>
      <IconButton icon="refresh" tone="neutral" label={t`Refresh`} aria-busy={isRefreshing} onClick={onRefresh} />
      <Button icon="qr" onClick={onPoster}>{t`Poster`}</Button>
      {seen.length > 0 && (
        <Button icon="close" onClick={refuse}>
          {refuseLabel}
        </Button>
      )}
      {accept}
    </>
  )
}
