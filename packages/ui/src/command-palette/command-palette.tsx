import { Command } from 'cmdk'
import { Dialog as Radix } from 'radix-ui'

import { scrim } from '../dialog/dialog.css.ts'
import { useBackdropGuard } from '../dialog/use-backdrop-guard.ts'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { BareIconButton } from '../icon-button/bare-icon-button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Keys } from '../keys/keys.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './command-palette.css.ts'

export interface PaletteItem {
  key: string
  label: string
  detail?: string
  icon: IconName
  keys?: readonly string[]
  onSelect: () => void
}

export interface PaletteGroup {
  key: string
  label: string
  items: readonly PaletteItem[]
}

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  text: string
  onTextChange: (text: string) => void
  /** Best first; omit a group without items. */
  groups: readonly PaletteGroup[]
  emptyText: string
  words: { label: string; placeholder: string; close: string; move: string; choose: string }
}

export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, text, onTextChange, groups, emptyText, words } = props
  const focus = useReturnFocus()
  const isEarly = useBackdropGuard(open)
  const offered = groups.filter(({ items }) => items.length > 0)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <div className={styles.place}>
          <Radix.Content
            className={styles.content}
            aria-describedby={undefined}
            onInteractOutside={(event) => isEarly() && event.preventDefault()}
            {...focus}
          >
            <VisuallyHidden>
              <Radix.Title>{words.label}</Radix.Title>
            </VisuallyHidden>
            <Command className={styles.frame} label={words.label} shouldFilter={false} loop>
              <div className={styles.search} data-dialog-body>
                <Icon name="search" />
                <Command.Input
                  className={styles.input}
                  value={text}
                  onValueChange={onTextChange}
                  placeholder={words.placeholder}
                />
                <Radix.Close asChild>
                  <BareIconButton icon="close" size="s" label={words.close} />
                </Radix.Close>
              </div>
              {offered.length === 0 && (
                <p role="status" className={styles.note}>
                  {emptyText}
                </p>
              )}
              {/* The field's `aria-controls` needs the list even when empty. */}
              <Command.List className={styles.list} label={words.label}>
                {offered.map((group) => (
                  <Offered key={group.key} group={group} />
                ))}
              </Command.List>
            </Command>
            <div className={styles.foot} aria-hidden>
              <Keys keys={['↑', '↓']} label={words.move} />
              <Keys keys={['↵']} label={words.choose} />
              <Keys keys={['Esc']} label={words.close} />
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Offered({ group }: { group: PaletteGroup }) {
  return (
    <Command.Group className={styles.group} heading={group.label} value={group.key}>
      {group.items.map(({ key, label: text, detail, icon, keys, onSelect }) => (
        <Command.Item key={key} value={key} className={styles.item} onSelect={onSelect}>
          <Icon name={icon} />
          <span className={styles.words}>
            <span className={styles.line}>{text}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          {keys !== undefined && <Keys keys={keys} />}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
