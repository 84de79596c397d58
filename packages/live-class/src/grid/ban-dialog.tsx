import { useLingui } from '@lingui/react/macro'
import type { Removal } from '@repo/domain/people/ban'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { useState } from 'react'

export interface BanDialogProps {
  name: string
  busy: boolean
  onConfirm: (removal: Removal) => void
  onCancel: () => void
}

export function BanDialog({ name, busy, onConfirm, onCancel }: BanDialogProps) {
  const { t } = useLingui()
  const [type, setType] = useState<Removal>('this-class')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={t`Remove ${name} from the class?`}
      description={
        {
          'let-out': t`Their spot is free, and they can join again. What they trained so far is kept.`,
          'this-class': t`They can't join this room for 24 hours. Their session so far is kept.`,
          permanent: t`They can't join classes in this room until you allow it. Their session so far is kept.`,
        }[type]
      }
      confirmLabel={type === 'let-out' ? t`Let out` : t({ message: 'Remove', context: 'from a class' })}
      cancelLabel={t`Cancel`}
      busy={busy}
      onConfirm={() => onConfirm(type)}
    >
      <SegmentedControl
        label={t`How long`}
        isLabeled
        segments={[
          { value: 'let-out', label: t`Let out` },
          { value: 'this-class', label: t`24 hours` },
          { value: 'permanent', label: t`Permanently` },
        ]}
        value={type}
        onValueChange={setType}
      />
    </ConfirmDialog>
  )
}
