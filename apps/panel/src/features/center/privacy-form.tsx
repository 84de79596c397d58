import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ShownPrivacy, updatePrivacy } from '@repo/api-client/center/center-privacy'
import { centerPrivacyQueryOptions } from '@repo/api-client/center/privacy-queries'
import { ok } from '@repo/domain/core/result'
import { type CenterPrivacy, privacyLimits } from '@repo/domain/privacy/center-privacy'
import { type PrivacyForm as Typed, privacyFormOf, privacyOfForm } from '@repo/domain/privacy/privacy-form'
import { VISIBILITIES } from '@repo/domain/privacy/visibility'
import { useVisibilityLabels } from '@repo/live-class/visibility-labels'
import { Button } from '@repo/ui/button'
import { Columns } from '@repo/ui/columns'
import { Inline } from '@repo/ui/inline'
import { SelectField } from '@repo/ui/select-field'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { FormBody } from '../../lib/form/form-body.tsx'
import { formDraft } from '../../lib/form/form-draft.ts'
import { type FieldLabels, useForm } from '../../lib/form/use-form.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useSaved } from '../../lib/use-saved.ts'

const PRIVACY_DRAFT = 'privacy'

export function PrivacyForm() {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const { data, isPending, refetch } = useQuery(centerPrivacyQueryOptions(client, uuidBranch))
  if (isPending) {
    return (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton shape="card" />
      </div>
    )
  }
  if (data === undefined) return <LoadFailure title={t`Couldn't load privacy`} onRetry={() => refetch()} />
  return <Fields key={JSON.stringify(data)} privacy={data} />
}

const useSavePrivacy = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  return useSaved(
    async (body: CenterPrivacy & { readonly version: number | undefined }, keys) => {
      await client.call(updatePrivacy, { params: { uuid: uuidBranch }, body, keys })
      formDraft(PRIVACY_DRAFT).forget()
    },
    { invalidates: [centerPrivacyQueryOptions(client, uuidBranch).queryKey], notice: () => t`Privacy updated` },
  )
}

const usePrivacyLabels = (): Readonly<Record<keyof Typed, FieldLabels>> => {
  const { t } = useLingui()
  return {
    defaultVisibility: { label: t`What displays show of users` },
    minorsAtMost: { label: t`What displays show of minors, at most` },
    adultAge: { label: t`Minors are under` },
    isUnknownAgeMinor: { label: t`Users without a birthday count as minors` },
    consentAge: { label: t`A guardian's consent is needed under` },
  }
}

const agesIn = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)

const NEVER = 'never'

function Fields({ privacy }: { privacy: ShownPrivacy }) {
  const { t } = useLingui()
  const { uuidBranch } = useSession()
  const levels = useVisibilityLabels()
  const save = useSavePrivacy()
  const form = useForm({
    first: () => privacyFormOf(privacy),
    read: (typed: Typed) => ok(privacyOfForm(typed)),
    words: usePrivacyLabels(),
    draft: { name: PRIVACY_DRAFT, of: uuidBranch, version: privacy.version },
  })
  const levelOptions = VISIBILITIES.map((value) => ({ value, label: levels[value] }))
  const ageOptions = (limits: { min: number; max: number }) =>
    agesIn(limits).map((age) => ({ value: String(age), label: t`${plural(age, { one: '# year', other: '# years' })}` }))
  const consent = form.text('consentAge')
  return (
    <FormBody
      form={form}
      id="center-privacy"
      saving={save}
      onSubmit={(fields) => save.mutateAsync({ ...fields, version: form.version })}
    >
      <Text tone="muted">
        {t`Users can always show less of themselves, on their phone. Staff see everything in the panel. Changes apply to people who join from now on.`}
      </Text>
      <Columns min="menu" gap="l">
        <SelectField
          {...form.text('defaultVisibility')}
          options={levelOptions}
          hint={t`Until a user chooses something else.`}
        />
        <SelectField
          {...form.text('minorsAtMost')}
          options={levelOptions}
          hint={t`Minors can show less, but not more.`}
        />
        <SelectField {...form.text('adultAge')} options={ageOptions(privacyLimits.adultAge)} />
        <SelectField
          {...consent}
          value={consent.value === '' ? NEVER : consent.value}
          onValueChange={(age) => consent.onValueChange(age === NEVER ? '' : age)}
          options={[{ value: NEVER, label: t`Not required` }, ...ageOptions(privacyLimits.consentAge)]}
          hint={t`Younger users join once staff have recorded it in the user's form. Ask your adviser for the age in your country.`}
        />
      </Columns>
      <Stack gap="m">
        <SwitchField {...form.toggle('isUnknownAgeMinor')} />
        <Inline justify="end">
          <Button type="submit" tone="accent" loading={form.isSaving}>
            {t`Save changes`}
          </Button>
        </Inline>
      </Stack>
    </FormBody>
  )
}
