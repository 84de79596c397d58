import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'

import { Button } from '../button/button.tsx'
import { DialogBody } from '../dialog/dialog-body.tsx'
import * as styles from '../dialog/dialog.css.ts'
import { useReturnFocus } from '../dialog/use-return-focus.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  tone?: 'danger' | 'accent'
  /** Keeps it open with a spinner until the caller closes it. */
  busy?: boolean
}

/** The first Tab leads to Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, children, tone = 'danger', busy = false } = props
  const focus = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim} />
        <div className={styles.place}>
          <AlertDialog.Content className={`${styles.content({ size: 's' })} ${styles.sheetWidth}`} {...focus}>
            <div className={styles.header}>
              <div className={styles.words}>
                <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
                <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
              </div>
            </div>
            {children !== undefined && <DialogBody label={title}>{children}</DialogBody>}
            <div className={styles.footer}>
              <AlertDialog.Cancel asChild>
                <Button tone="ghost">{props.cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button tone={tone} loading={busy} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
