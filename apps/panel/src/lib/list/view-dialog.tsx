import { useLingui } from '@lingui/react/macro'
import { readViewForm, type NamedView, type ViewedList } from '@repo/domain/lists/list-view'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'

import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'
import type { useChangeViews } from './use-change-views.ts'

interface ViewDialogProps {
  list: ViewedList
  address: NamedView['address']
  views: readonly NamedView[]
  keep: ReturnType<typeof useChangeViews>['keep']
  onKept: (address: NamedView['address']) => void
  onClose: () => void
}

export function ViewDialog({ list, address, views, keep, onKept, onClose }: ViewDialogProps) {
  const { t } = useLingui()
  const form = useForm({
    first: () => ({ name: '', isDefault: false }),
    read: readViewForm,
    words: {
      name: { label: t`View name`, missing: t`Enter a name` },
      isDefault: { label: t`Use this view by default` },
    },
    draft: { name: `view-${list}`, of: null },
  })
  const name = form.text('name')
  const isTaken = views.some((view) => view.name === name.value.trim())
  return (
    <FormDialog
      form={form}
      title={t`Save view`}
      submit={t`Save`}
      onSubmit={async (typed) => {
        await keep.mutateAsync({ ...typed, address })
        form.forget()
        onKept(address)
        onClose()
      }}
      onClose={onClose}
    >
      <TextField {...name} {...(isTaken ? { hint: t`Replaces the existing view with this name.` } : {})} />
      <SwitchField {...form.toggle('isDefault')} />
    </FormDialog>
  )
}
