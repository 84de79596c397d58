import { useLingui } from '@lingui/react/macro'
import type { BanType } from '@repo/domain/ban'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { useState } from 'react'

export interface BanDialogProps {
  name: string
  busy: boolean
  onConfirm: (type: BanType) => void
  onCancel: () => void
}

/** Asks how long somebody is to stay out of the room. */
export function BanDialog({ name, busy, onConfirm, onCancel }: BanDialogProps) {
  const { t } = useLingui()
  const [type, setType] = useState<BanType>('this-class')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={t`Remove ${name} from the class?`}
      description={
        type === 'permanent'
          ? t`They cannot join a class in this room again until you allow it. What they trained so far is kept.`
          : t`They cannot join this room for 24 hours. What they trained so far is kept.`
      }
      confirmLabel={t`Remove`}
      cancelLabel={t`Cancel`}
      busy={busy}
      onConfirm={() => onConfirm(type)}
    >
      <SegmentedControl
        label={t`For how long`}
        isLabeled
        segments={[
          { value: 'this-class', label: t`24 hours` },
          { value: 'permanent', label: t`For good` },
        ]}
        value={type}
        onValueChange={setType}
      />
    </ConfirmDialog>
  )
}
