import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

import { BareIconButton } from '../icon-button/bare-icon-button.tsx'
import { DialogBody } from './dialog-body.tsx'
import * as styles from './dialog.css.ts'
import { useBackdropGuard } from './use-backdrop-guard.ts'
import { useDrawnBox } from './use-drawn-box.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  children?: ReactNode
  footer?: ReactNode
  size?: 's' | 'm' | 'l'
  closeLabel: string
  /** False also ignores Escape; `by-key` ignores only outside clicks, for a form with input. */
  dismissible?: boolean | 'by-key'
}

export function Dialog({ open, onOpenChange, ...parts }: DialogProps) {
  const isEarly = useBackdropGuard(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <div className={styles.place}>
          <DialogBox {...parts} isEarly={isEarly} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface DialogBoxProps extends Omit<DialogProps, 'open' | 'onOpenChange'> {
  isEarly: () => boolean
}

function DialogBox(props: DialogBoxProps) {
  const { title, description, children, footer, size = 'm', closeLabel, dismissible = true, isEarly } = props
  const focus = useReturnFocus()
  const { box, isDrawn } = useDrawnBox(children === undefined)
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Radix.Content
      ref={box}
      className={`${styles.content({ size })} ${styles.sheetWidth} ${isDrawn ? '' : styles.unfinished}`}
      onEscapeKeyDown={(event) => dismissible === false && event.preventDefault()}
      onInteractOutside={(event) => {
        if (dismissible !== true || isEarly()) event.preventDefault()
      }}
      {...focus}
      {...undescribed}
    >
      <div className={styles.header}>
        <div className={styles.words}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
        </div>
        <Radix.Close asChild>
          <BareIconButton icon="close" label={closeLabel} />
        </Radix.Close>
      </div>
      {children !== undefined && isDrawn && <DialogBody label={title}>{children}</DialogBody>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Radix.Content>
  )
}
