import { useLingui } from '@lingui/react/macro'
import { ceilingLimits, isCeiling } from '@repo/domain/privacy/ceiling'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'
import { type FormEvent, useState } from 'react'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { chooseCeiling, type PrivacyFault } from './choose-privacy.ts'
import { usePrivacyFaults } from './use-privacy-faults.ts'

interface CeilingFieldProps {
  token: string
  isKept: boolean
}

const DIGITS = 3

/** The private limit, which only the coach sees. */
export function CeilingField({ token, isKept }: CeilingFieldProps) {
  const { t } = useLingui()
  const current = useNumbersStore(({ own }) => own?.ceiling?.bpm ?? null)
  const [text, setText] = useState(current === null ? '' : String(current))
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<PrivacyFault | null>(null)
  const faultText = usePrivacyFaults()
  const send = async (bpm: number | null): Promise<void> => {
    setIsBusy(true)
    setFault(await chooseCeiling(token, bpm, isKept))
    setIsBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isCeiling(Number(text), null)) void send(Number(text))
    else setFault('invalid')
  }
  const { min, max } = ceilingLimits
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="s">
        <TextField
          label={t`My own limit (bpm)`}
          hint={t`From ${min} to ${max}. Above it for 10 seconds, this phone warns you, and your coach sees it. No one else does. It is no medical advice and calls no one.`}
          error={fault === null ? undefined : faultText(fault)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          value={text}
          onValueChange={(typed) => setText(typed.replace(/\D/g, ''))}
        />
        <Inline gap="s">
          <Button type="submit" loading={isBusy}>{t`Set limit`}</Button>
          {current !== null && (
            <Button
              tone="ghost"
              disabled={isBusy}
              onClick={() => {
                setText('')
                void send(null)
              }}
            >{t`Remove limit`}</Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
