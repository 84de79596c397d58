import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

import { scrim, unfinished } from '../dialog/dialog.css.ts'
import { useBackdropGuard } from '../dialog/use-backdrop-guard.ts'
import { useDrawnBox } from '../dialog/use-drawn-box.ts'
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

export function Drawer({ open, onOpenChange, ...parts }: DrawerProps) {
  const isEarly = useBackdropGuard(open)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <DrawerBox {...parts} isEarly={isEarly} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface DrawerBoxProps extends Omit<DrawerProps, 'open' | 'onOpenChange'> {
  isEarly: () => boolean
}

function DrawerBox({ title, children, side, size, closeLabel, isEarly }: DrawerBoxProps) {
  const focus = useReturnFocus()
  const { box, isDrawn } = useDrawnBox()
  return (
    <Dialog.Content
      ref={box}
      className={`${panel({ side, size })} ${isDrawn ? '' : unfinished}`}
      aria-describedby={undefined}
      onInteractOutside={(event) => isEarly() && event.preventDefault()}
      {...focus}
    >
      <div className={header}>
        <Dialog.Title className={titleClass}>{title}</Dialog.Title>
        <Dialog.Close asChild>
          <BareIconButton icon="close" label={closeLabel} />
        </Dialog.Close>
      </div>
      <div className={body}>{isDrawn && children}</div>
    </Dialog.Content>
  )
}
