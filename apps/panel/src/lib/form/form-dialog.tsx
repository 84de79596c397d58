import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { useId } from 'react'

import { FormBody, type FormBodyProps } from './form-body.tsx'
import { useDiscardConfirmation } from './use-discard-confirmation.tsx'

interface FormDialogProps<V> extends Omit<FormBodyProps<V>, 'id' | 'onClose'> {
  title: string
  submit: string
  size?: 'm' | 'l'
  /** Whether a field's value is still loading, so the form can't be saved. */
  isWaiting?: boolean
  onClose: () => void
}

/** Typed values are only discarded after a confirmation. */
export function FormDialog<V>({
  form,
  title,
  submit,
  size = 'm',
  isWaiting = false,
  onClose,
  ...body
}: FormDialogProps<V>) {
  const { t } = useLingui()
  const id = useId()
  const { isTouched, isSaving } = form
  const leave = () => {
    form.forget()
    onClose()
  }
  const { close, question } = useDiscardConfirmation({ isTouched, isSaving, leave })
  return (
    <Dialog
      open
      onOpenChange={close}
      size={size}
      title={title}
      closeLabel={t`Close`}
      dismissible={isTouched ? 'by-key' : true}
      footer={
        <>
          <Button tone="ghost" disabled={isSaving} onClick={close}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone="accent" form={id} loading={isSaving || isWaiting}>
            {submit}
          </Button>
        </>
      }
    >
      <FormBody form={form} id={id} onClose={onClose} {...body} />
      {question}
    </Dialog>
  )
}
