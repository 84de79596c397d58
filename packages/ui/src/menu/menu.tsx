import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { heading, item as itemClass, itemLabel, panel, separator } from './menu.css.ts'

export interface MenuAction {
  key: string
  label: string
  icon?: IconName
  tone?: 'normal' | 'danger'
  disabled?: boolean
  /** A tick in front: one choice among several, such as a language. */
  checked?: boolean
  onSelect: () => void
}

export interface MenuProps {
  /** A button; it gets the menu's states. */
  trigger: ReactElement
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuAction[])[]
  /** Words above the first group, such as who is signed in. */
  title?: string
  align?: 'start' | 'center' | 'end'
}

export function Menu({ trigger, groups, title, align = 'end' }: MenuProps) {
  // Modal menus hide the page from screen readers while its controls still take the focus.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={panel} align={align} sideOffset={6} collisionPadding={8}>
          {title !== undefined && <DropdownMenu.Label className={heading}>{title}</DropdownMenu.Label>}
          {groups.map((group, index) => (
            <DropdownMenu.Group key={group[0]?.key ?? index}>
              {index > 0 && <DropdownMenu.Separator className={separator} />}
              {group.map((action) => (
                <MenuItem key={action.key} action={action} />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuItem({ action }: { action: MenuAction }) {
  const { label, icon, tone = 'normal', disabled, checked, onSelect } = action
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className={itemLabel}>{label}</span>
      {checked === true && <Icon name="check" size="s" />}
    </>
  )
  const common = { className: itemClass({ tone }), disabled, onSelect }
  if (checked === undefined) return <DropdownMenu.Item {...common}>{content}</DropdownMenu.Item>
  return (
    <DropdownMenu.CheckboxItem {...common} checked={checked}>
      {content}
    </DropdownMenu.CheckboxItem>
  )
}
