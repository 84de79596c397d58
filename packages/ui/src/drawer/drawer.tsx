import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

import { scrim } from '../dialog/dialog.css.ts'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { BareIconButton } from '../icon-button/bare-icon-button.tsx'
import { body, header, panel, title as titleClass } from './drawer.css.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  side?: 'left' | 'right'
  size?: 'menu' | 'm'
  closeLabel: string
}

export function Drawer({ open, onOpenChange, title, children, side, size, closeLabel }: DrawerProps) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <Dialog.Content className={panel({ side, size })} aria-describedby={undefined} {...focus}>
          <div className={header}>
            <Dialog.Title className={titleClass}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <BareIconButton icon="close" label={closeLabel} />
            </Dialog.Close>
          </div>
          <div className={body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
