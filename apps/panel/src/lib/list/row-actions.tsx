import type { IconName } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'

/** Something done with a row; one that the signed-in role may not do is left out. */
interface RowAction<Kind extends string> {
  readonly kind: Kind
  readonly label: string
  readonly icon: IconName
  readonly isAllowed: boolean
  readonly tone?: MenuAction['tone']
  /** The id of what it opens, where several rows open the same. */
  readonly leadsTo?: string
}

interface RowActionsProps<Kind extends string> {
  /** Each a button. */
  direct: readonly RowAction<Kind>[]
  /** Behind a button; groups are parted by a line. */
  more: readonly (readonly RowAction<Kind>[])[]
  moreLabel: string
  onAction: (kind: Kind) => void
}

/** What may be done with a row of a list. */
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
