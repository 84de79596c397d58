import { DropdownMenu, Slot } from 'radix-ui'
import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'

import { Icon, type IconName } from '../icon/icon.tsx'
import { TriggerElsewhere, type TriggerProps } from '../late-trigger/trigger-elsewhere.tsx'
import { heading, item as itemClass, itemLabel, panel, separator } from './menu.css.ts'

export interface MenuAction {
  key: string
  label: string
  icon?: IconName
  tone?: 'normal' | 'danger'
  disabled?: boolean
  checked?: boolean
  onSelect: () => void
}

export interface MenuProps {
  trigger: ReactElement
  groups: readonly (readonly MenuAction[])[]
  title?: string
  /** One above each group. */
  groupTitles?: readonly string[]
  align?: 'start' | 'center' | 'end'
  /** Opens at once after the press that loaded the code. */
  defaultOpen?: boolean
}

const CLOSED = { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' } as const

/** Loads Radix on focus or press, because a list has one per row. */
export function Menu({ trigger, defaultOpen = false, ...parts }: MenuProps) {
  const [isWanted, setIsWanted] = useState(defaultOpen)
  const [given, setGiven] = useState<TriggerProps | null>(null)
  const waiting = {
    ...CLOSED,
    // Synchronous, so that the press bubbles up to Radix.
    onPointerDownCapture: () => flushSync(() => setIsWanted(true)),
    // A key follows the focus; Radix listens by then.
    onFocusCapture: () => setIsWanted(true),
  }
  return (
    <>
      <Slot.Root {...(given ?? waiting)}>{trigger}</Slot.Root>
      {isWanted && <OpenMenu {...parts} defaultOpen={defaultOpen} setGiven={setGiven} />}
    </>
  )
}

interface OpenMenuProps extends Omit<MenuProps, 'trigger'> {
  setGiven: (props: TriggerProps) => void
}

function OpenMenu({ groups, title, groupTitles, align = 'end', defaultOpen, setGiven }: OpenMenuProps) {
  // Not modal: that hides the page from screen readers while its controls still take the focus.
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <TriggerElsewhere of={DropdownMenu.Trigger} to={setGiven} />
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={panel} align={align} sideOffset={6} collisionPadding={8}>
          {title !== undefined && <DropdownMenu.Label className={heading}>{title}</DropdownMenu.Label>}
          {groups.map((group, index) => (
            <DropdownMenu.Group key={group[0]?.key ?? index}>
              {index > 0 && <DropdownMenu.Separator className={separator} />}
              {groupTitles !== undefined && (
                <DropdownMenu.Label className={heading}>{groupTitles[index]}</DropdownMenu.Label>
              )}
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
