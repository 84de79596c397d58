import type { IconName } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'

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

export function RowActions<Kind extends string>({ direct, more, moreLabel, onAction }: RowActionsProps<Kind>) {
  const groups = more
    .map((group) =>
      group
        .filter(({ isAllowed }) => isAllowed)
        .map(({ kind, label, icon, tone = 'normal' }) => ({
          key: kind,
          label,
          icon,
          tone,
          onSelect: () => onAction(kind),
        })),
    )
    .filter((group) => group.length > 0)
  return (
    <>
      {direct
        .filter(({ isAllowed }) => isAllowed)
        .map(({ kind, label, icon, leadsTo }) => (
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
