import { useLingui } from '@lingui/react/macro'
import { readProfileForm, type ProfileForm as Typed } from '@repo/domain/people/profile-form'
import { hasShortName } from '@repo/domain/people/short-name'
import { Button } from '@repo/ui/button'
import { Columns } from '@repo/ui/columns'
import { Inline } from '@repo/ui/inline'
import { TextField } from '@repo/ui/text-field'

import { FormBody } from '../../../lib/form/form-body.tsx'
import { ShortNameBox } from '../../../lib/form/short-name-box.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { PROFILE_DRAFT, useSaveProfile } from './profile-mutations.ts'
import type { Profile } from './profile-tabs.ts'

const formOf = (profile: Profile): Typed => ({
  name: profile.name,
  lastName1: profile.lastName1,
  lastName2: profile.lastName2 ?? '',
  email: profile.email,
  landline: profile.landline ?? '',
  mobilePhone: profile.mobilePhone ?? '',
  isShortName: hasShortName(profile),
})

/** Remounts after a change elsewhere, unless something was typed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile()
  return <Fields key={JSON.stringify([profile.version, formOf(profile)])} profile={profile} save={save} />
}

function Fields({ profile, save }: { profile: Profile; save: ReturnType<typeof useSaveProfile> }) {
  const { t } = useLingui()
  const form = useForm({
    first: () => formOf(profile),
    read: readProfileForm,
    words: {
      name: { label: t`Name`, missing: t`Enter a name` },
      lastName1: { label: t`First last name`, missing: t`Enter the first last name` },
      lastName2: { label: t`Second last name` },
      email: { label: t`Email`, missing: t`Enter an email` },
      landline: { label: t`Landline` },
      mobilePhone: { label: t`Mobile`, missing: t`Enter a mobile number` },
      isShortName: { label: t`The name really is this short` },
    },
    draft: { name: PROFILE_DRAFT, of: profile.uuid, version: profile.version },
  })
  return (
    <FormBody
      form={form}
      id="profile-data"
      saving={save}
      onSubmit={(fields) => save.mutateAsync({ ...fields, version: form.version })}
    >
      <Columns min="menu" gap="l">
        <TextField {...form.text('name')} autoComplete="given-name" />
        <TextField {...form.text('lastName1')} autoComplete="family-name" />
        <TextField {...form.text('lastName2')} autoComplete="off" />
        <ShortNameBox form={form} />
        <TextField {...form.text('email')} type="email" readOnly hint={t`The email can't be changed`} />
        <TextField {...form.text('mobilePhone')} type="tel" autoComplete="tel" />
        <TextField {...form.text('landline')} type="tel" autoComplete="off" />
      </Columns>
      <Inline justify="end">
        <Button type="submit" tone="accent" loading={form.isSaving}>
          {t`Save changes`}
        </Button>
      </Inline>
    </FormBody>
  )
}
