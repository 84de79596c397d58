import type { IconName } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'

import { useIsPhone } from './use-is-phone.ts'

/** Omitted without permission. */
interface RowAction<Kind extends string> {
  readonly kind: Kind
  readonly label: string
  readonly icon: IconName
  readonly isAllowed: boolean
  readonly tone?: MenuAction['tone']
  /** ID of the thing it opens, if several rows open the same. */
  readonly leadsTo?: string
}

interface RowActionsProps<Kind extends string> {
  direct: readonly RowAction<Kind>[]
  /** In a menu, with separated groups. */
  more: readonly (readonly RowAction<Kind>[])[]
  moreLabel: string
  onAction: (kind: Kind) => void
}

/** Further buttons leave no space for a name on a phone. */
const MOST_ON_PHONE = 2

export function RowActions<Kind extends string>({ direct, more, moreLabel, onAction }: RowActionsProps<Kind>) {
  const isPhone = useIsPhone()
  const allowed = [direct, ...more].map((group) => group.filter(({ isAllowed }) => isAllowed))
  const [first = [], ...others] = allowed
  const hasMenu = others.some((group) => group.length > 0)
  const isMoved = isPhone && hasMenu && first.length >= MOST_ON_PHONE
  const buttons = isMoved ? first.slice(0, MOST_ON_PHONE - 1) : first
  const inMenu = isMoved ? [first.slice(buttons.length), ...others] : others
  const groups = inMenu
    .filter((group) => group.length > 0)
    .map((group) =>
      group.map(({ kind, label, icon, tone = 'normal' }) => ({
        key: kind,
        label,
        icon,
        tone,
        onSelect: () => onAction(kind),
      })),
    )
  return (
    <>
      {buttons.map(({ kind, label, icon, leadsTo }) => (
        <IconButton
          key={kind}
          size="s"
          icon={icon}
          label={label}
          data-leads-to={leadsTo}
          onClick={() => onAction(kind)}
        />
      ))}
      {groups.length > 0 && <Menu trigger={<IconButton size="s" icon="more" label={moreLabel} />} groups={groups} />}
    </>
  )
}
