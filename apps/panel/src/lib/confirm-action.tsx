import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { useRef, type ReactNode } from 'react'

interface ConfirmActionProps {
  title: string
  text: string
  label: string
  tone?: 'danger' | 'accent'
  action: { readonly isPending: boolean; readonly mutateAsync: () => Promise<unknown> }
  /** Validates on every press. */
  isReady?: () => boolean
  onDone?: () => void
  onClose: () => void
  children?: ReactNode
}

export function ConfirmAction(props: ConfirmActionProps) {
  const { title, text, label, tone = 'danger', action, isReady = () => true, onDone, onClose, children } = props
  const { t } = useLingui()
  // two clicks can precede the disabled state
  const isRunning = useRef(false)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={tone}
      title={title}
      description={text}
      confirmLabel={label}
      cancelLabel={t`Cancel`}
      busy={action.isPending}
      onConfirm={() => {
        if (isRunning.current || !isReady()) return
        isRunning.current = true
        void action
          .mutateAsync()
          .then(onDone, () => null)
          .finally(() => {
            isRunning.current = false
            onClose()
          })
      }}
    >
      {children}
    </ConfirmDialog>
  )
}
