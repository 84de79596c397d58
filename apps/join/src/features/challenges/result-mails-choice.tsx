import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ResultMails } from '@repo/domain/challenges/result-mails'
import { resultMailLimits } from '@repo/domain/core/limits'
import { Banner } from '@repo/ui/banner'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'

const DAYS = resultMailLimits.confirmWithinHours / 24

export type ChoiceFault = 'too-often' | 'failed'

export interface ResultMailsChoiceProps {
  state: ResultMails
  isBusy: boolean
  fault: ChoiceFault | null
  onChoose: (isWanted: boolean) => void
}

export function ResultMailsChoice({ state, isBusy, fault, onChoose }: ResultMailsChoiceProps) {
  const { t } = useLingui()
  const faults = {
    'too-often': t`You've asked for this too many times. Try again tomorrow.`,
    failed: t`That didn't work. Try again in a moment.`,
  } satisfies Record<ChoiceFault, string>
  const hint =
    state === 'on'
      ? t`You can stop at any time, here or with the link in each email.`
      : t`Sent to the email address the center has for you.`
  return (
    <Stack gap="m">
      <SwitchField
        label={t`Email me my challenge results`}
        hint={hint}
        error={fault === null ? undefined : faults[fault]}
        checked={state !== 'off'}
        onCheckedChange={(isWanted) => {
          if (!isBusy) onChoose(isWanted)
        }}
      />
      {state === 'asked' && (
        <Banner tone="info" announce title={t`Check your email`}>
          {t`We've emailed you. Confirm in that email within ${plural(DAYS, { one: '# day', other: '# days' })} to start getting your results.`}
        </Banner>
      )}
    </Stack>
  )
}
