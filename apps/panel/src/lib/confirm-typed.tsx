import { useLingui } from '@lingui/react/macro'
import { TextField } from '@repo/ui/text-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { useState, type ComponentProps } from 'react'

import { ConfirmAction } from './confirm-action.tsx'

interface ConfirmTypedProps extends Omit<ComponentProps<typeof ConfirmAction>, 'isReady' | 'children'> {
  expected: string
  differs: string
}

export function ConfirmTyped({ expected, differs, ...question }: ConfirmTypedProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { form, attempt, refuse } = useFormFaults({ fields: 1 })
  const isSame = typed.trim().toLowerCase() === expected.toLowerCase()
  return (
    <ConfirmAction
      {...question}
      isReady={() => {
        if (!isSame) refuse()
        return isSame
      }}
    >
      {/* Enter must not erase anything */}
      <form ref={form} onSubmit={(event) => event.preventDefault()} noValidate>
        <TextField
          label={t`Type ${expected} to confirm`}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          error={attempt > 0 && !isSame ? differs : undefined}
        />
      </form>
    </ConfirmAction>
  )
}
