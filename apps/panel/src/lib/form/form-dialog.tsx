import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { useId } from 'react'

import { FormBody, type FormBodyProps } from './form-body.tsx'
import { useAskToDiscard } from './use-ask-to-discard.tsx'

interface FormDialogProps<V> extends Omit<FormBodyProps<V>, 'id' | 'onClose'> {
  title: string
  /** What the button that saves says. */
  submit: string
  size?: 'm' | 'l'
  /** While a field still loads its value, the form can't be saved. */
  isWaiting?: boolean
  onClose: () => void
}

/** A form in a dialog. What was typed goes only when somebody says so, however the dialog is closed. */
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
  const { close, question } = useAskToDiscard(form.isTouched, () => {
    form.forget()
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={close}
      size={size}
      title={title}
      closeLabel={t`Close`}
      dismissible={form.isTouched ? 'by-key' : true}
      footer={
        <>
          <Button tone="ghost" onClick={close}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone="accent" form={id} loading={form.isSaving || isWaiting}>
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
