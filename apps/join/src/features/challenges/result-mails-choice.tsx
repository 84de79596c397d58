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
    'too-often': t`You have asked for this often. Try again tomorrow.`,
    failed: t`That did not work. Try again in a moment.`,
  } satisfies Record<ChoiceFault, string>
  const hint =
    state === 'on'
      ? t`You can stop at any time, here or with the link in each mail.`
      : t`To the address the center knows you by.`
  return (
    <Stack gap="m">
      <SwitchField
        label={t`Mail me the results of my challenges`}
        hint={hint}
        error={fault === null ? undefined : faults[fault]}
        checked={state !== 'off'}
        onCheckedChange={(isWanted) => {
          if (!isBusy) onChoose(isWanted)
        }}
      />
      {state === 'asked' && (
        <Banner tone="info" announce title={t`Look into your mailbox`}>
          {t`We have written to you. Say yes in that mail within ${plural(DAYS, { one: '# day', other: '# days' })}, and the results will come.`}
        </Banner>
      )}
    </Stack>
  )
}
