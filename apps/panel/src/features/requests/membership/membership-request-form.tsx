import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { EARLIEST_BIRTHDAY } from '@repo/domain/core/limits'
import { SEXES } from '@repo/domain/trainings/calories'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { CheckboxField } from '@repo/ui/checkbox-field'
import { Columns } from '@repo/ui/columns'
import { DateField } from '@repo/ui/date-field'
import { SelectField } from '@repo/ui/select-field'
import { TextField } from '@repo/ui/text-field'

import { useDateLabels } from '../../../app/locale/use-date-labels.ts'
import { FormBody } from '../../../lib/form/form-body.tsx'
import { ShortNameBox } from '../../../lib/form/short-name-box.tsx'
import { Trap } from './trap.tsx'
import { useMembershipRequestForm } from './use-membership-request-form.ts'

interface MembershipRequestFormProps {
  centerName: string
  onRequested: () => void
}

export function MembershipRequestForm({ centerName, onRequested }: MembershipRequestFormProps) {
  const { t } = useLingui()
  const dateLabels = useDateLabels()
  const { form, today, trap, failure, send } = useMembershipRequestForm(onRequested)
  const sexes = { male: t`Male`, female: t`Female` }
  return (
    <FormBody
      form={form}
      id="ask"
      onSubmit={send}
      notice={
        failure !== null && (
          <Banner tone="danger" announce>
            {failure instanceof ApiError && failure.message !== '' ? failure.message : t`The server isn't responding`}
          </Banner>
        )
      }
    >
      <Columns min="menu" gap="l">
        <TextField {...form.text('name')} autoComplete="given-name" />
        <TextField {...form.text('lastName1')} autoComplete="family-name" />
        <TextField {...form.text('lastName2')} hint={t`Optional`} autoComplete="off" />
        <ShortNameBox form={form} />
        <TextField {...form.text('pseudonym')} hint={t`Shown to everyone in class`} autoComplete="nickname" />
        <TextField {...form.text('email')} type="email" autoComplete="email" />
        <DateField {...form.text('birthday')} words={dateLabels} min={EARLIEST_BIRTHDAY} max={today} today={today} />
        <SelectField
          {...form.text('sex')}
          placeholder={t`Choose`}
          hint={t`Used to calculate your calories`}
          options={SEXES.map((sex) => ({ value: sex, label: sexes[sex] }))}
        />
      </Columns>
      <Trap {...trap} />
      {/* increase REQUEST_CONSENT when this text changes */}
      <CheckboxField
        {...form.toggle('hasConsent')}
        label={t`I agree that ${centerName} stores what I entered here to reply to me and register me as a member.`}
        hint={t`${centerName} is responsible for this data. You can ask the staff to delete it.`}
      />
      <Button type="submit" tone="accent" size="l" wide loading={form.isSaving}>
        {t`Request to join`}
      </Button>
    </FormBody>
  )
}
