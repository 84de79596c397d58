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
  /** A tick in front: one choice among several, such as a language. */
  checked?: boolean
  onSelect: () => void
}

export interface MenuProps {
  trigger: ReactElement
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuAction[])[]
  title?: string
  align?: 'start' | 'center' | 'end'
  /** For one whose code came because somebody pressed its place. */
  defaultOpen?: boolean
}

/** Closed, as a screen reader is told of it. */
const CLOSED = { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' } as const

/** A list has one for each row, so that Radix comes with the focus or the press that may open it. */
export function Menu({ trigger, defaultOpen = false, ...parts }: MenuProps) {
  const [isWanted, setIsWanted] = useState(defaultOpen)
  const [given, setGiven] = useState<TriggerProps | null>(null)
  const waiting = {
    ...CLOSED,
    // at once, so that the press on its way down to the trigger comes up to Radix
    onPointerDownCapture: () => flushSync(() => setIsWanted(true)),
    // a key comes after the focus, and Radix listens by then
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

function OpenMenu({ groups, title, align = 'end', defaultOpen, setGiven }: OpenMenuProps) {
  // Modal menus hide the page from screen readers while its controls still take the focus.
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <TriggerElsewhere of={DropdownMenu.Trigger} to={setGiven} />
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
