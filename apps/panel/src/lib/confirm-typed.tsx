import { useLingui } from '@lingui/react/macro'
import { TextField } from '@repo/ui/text-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { useState, type ComponentProps } from 'react'

import { ConfirmAction } from './confirm-action.tsx'

interface ConfirmTypedProps extends Omit<ComponentProps<typeof ConfirmAction>, 'isReady' | 'children'> {
  /** What must be typed, in any case. */
  expected: string
  /** What is said of something else. */
  differs: string
}

/** Asks for a word before what nothing brings back. */
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
      {/* the key that ends a line erases nothing */}
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
