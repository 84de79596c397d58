import { useLingui } from '@lingui/react/macro'
import type { Display } from '@repo/api-client/displays/display'
import { signOutDisplay } from '@repo/api-client/displays/display-sign-in'
import { Dialog } from '@repo/ui/dialog'
import { IconButton } from '@repo/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { client, toasts } from '../app/services.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useCenterLookup } from './use-center-lookup.ts'

interface OperatorButtonProps {
  operator: Display['operator']
  onChange: () => void
}

export function OperatorButton({ operator, onChange }: OperatorButtonProps) {
  const { t } = useLingui()
  const lookup = useCenterLookup()
  const [isOpen, setIsOpen] = useState(false)
  const signOut = useMutation({
    mutationFn: () => client.call(signOutDisplay, { body: {} }),
    onSuccess: onChange,
    onError: () => toasts.show({ tone: 'danger', title: t`Service temporarily unavailable` }),
  })
  if (operator !== null) {
    const { name } = operator
    return <IconButton icon="logout" label={t`Log out ${name}`} tone="neutral" onClick={() => signOut.mutate()} />
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        icon="user"
        label={t`Sign in as a coach`}
        tone="neutral"
        disabled={!lookup.isSuccess}
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} onOpenChange={close} title={t`Run classes from this display`} closeLabel={t`Close`}>
        <SignInForm
          onCancel={close}
          cancelLabel={t`Cancel`}
          onDone={() => {
            close()
            onChange()
          }}
        />
      </Dialog>
    </>
  )
}
