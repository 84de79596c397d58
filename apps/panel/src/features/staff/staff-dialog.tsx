import { useLingui } from '@lingui/react/macro'
import type { AdminRow } from '@repo/api-client/staff/list-staff'
import { type AdminError, adminErrorOf } from '@repo/api-client/staff/staff-endpoints'
import { hasShortName } from '@repo/domain/people/short-name'
import {
  type AdminFields,
  type AdminForm,
  emptyAdminForm,
  readAdminForm,
  readNewAdminForm,
} from '@repo/domain/people/staff-form'
import { Banner } from '@repo/ui/banner'
import { Columns } from '@repo/ui/columns'
import { SelectField } from '@repo/ui/select-field'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'
import type { ComponentProps } from 'react'

import { useSession } from '../../app/session/session-store.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { ShortNameBox } from '../../lib/form/short-name-box.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { PasswordStrength } from '../../lib/password-strength.tsx'
import { useRevealLabels } from '../../lib/use-reveal-labels.ts'
import { useStaffLabels } from './staff-labels.ts'
import { useSaveAdmin } from './staff-mutations.ts'

export const ADMIN_DRAFT = 'administrator'
const SECRETS = ['password', 'repeated']

interface StaffDialogProps {
  /** Null creates an administrator. */
  uuid: string | null
  /** Null if the list doesn't contain the administrator. */
  admin: AdminRow | null
  onClose: () => void
}

const formOf = (admin: AdminRow | null): AdminForm =>
  admin === null
    ? emptyAdminForm
    : {
        ...emptyAdminForm,
        name: admin.name,
        lastName1: admin.lastName1,
        lastName2: admin.lastName2 ?? '',
        email: admin.email,
        role: admin.role,
        isActive: admin.isActive,
        landline: admin.landline ?? '',
        mobilePhone: admin.mobilePhone ?? '',
        isShortName: hasShortName(admin),
      }

const useErrorLabels = (): Readonly<Record<AdminError, string>> => {
  const { t } = useLingui()
  return {
    'email-taken': t`An administrator with this email already exists.`,
    'password-common': t`This password is too common. Choose another one.`,
    'password-of-names': t`The center's name is too easy to guess. Choose another password.`,
    'not-created': t`The administrator couldn't be created. Check the details and try again. (Code 13)`,
    general: t`An error occurred, please try again later.`,
  }
}

/** Undefined for an error about the whole form. */
const FIELDS: Partial<Record<AdminError, readonly (keyof AdminForm)[]>> = {
  'email-taken': ['email'],
  'password-common': ['password'],
  'password-of-names': ['password'],
}

function NewPassword(field: ComponentProps<typeof TextField> & { label: string }) {
  const reveal = useRevealLabels()
  return <TextField {...field} type="password" autoComplete="new-password" revealLabels={reveal(field.label)} />
}

/** Drafts never contain passwords. */
export function StaffDialog({ uuid, admin, onClose }: StaffDialogProps) {
  const { t } = useLingui()
  const { fields: words, roles } = useStaffLabels()
  const errors = useErrorLabels()
  const isOwn = useSession().uuidUser === uuid
  const isNew = uuid === null
  const save = useSaveAdmin()
  const form = useForm({
    first: () => formOf(admin),
    read: isNew ? readNewAdminForm : readAdminForm,
    words,
    draft: { name: ADMIN_DRAFT, of: uuid, version: admin?.version, secrets: SECRETS },
  })
  const error = save.isError ? adminErrorOf(save.error, isNew) : null
  const submit = async (fields: AdminFields) => {
    await save.mutateAsync({ uuid, fields: { ...fields, version: form.version } })
    form.forget()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={isNew ? t`Add administrator` : t`Edit administrator`}
      submit={isNew ? t`Add administrator` : t`Save changes`}
      size="l"
      onSubmit={submit}
      onClose={onClose}
      saving={save}
      notice={
        error !== null && (
          <Banner tone="danger" announce>
            {errors[error]}
          </Banner>
        )
      }
      about={error === null ? undefined : FIELDS[error]}
    >
      <Columns min="menu" gap="l">
        <TextField {...form.text('name')} autoComplete="off" />
        <TextField {...form.text('lastName1')} autoComplete="off" />
        <TextField {...form.text('lastName2')} autoComplete="off" />
        <ShortNameBox form={form} />
        <TextField
          {...form.text('email')}
          type="email"
          autoComplete="off"
          readOnly={!isNew}
          hint={isNew ? t`Used to sign in` : t`The email can't be changed`}
        />
        <TextField {...form.text('mobilePhone')} type="tel" autoComplete="off" />
        <TextField {...form.text('landline')} type="tel" autoComplete="off" />
        <SelectField
          {...form.text('role')}
          disabled={isOwn}
          options={[
            { value: 'admin', label: roles.admin },
            { value: 'coach', label: roles.coach },
          ]}
        />
        {!isNew && !isOwn && (
          <SwitchField {...form.toggle('isActive')} hint={t`Turning this off signs them out everywhere.`} />
        )}
      </Columns>
      {isNew && (
        <Columns min="menu" gap="l">
          <NewPassword {...form.text('password')} />
          <NewPassword {...form.text('repeated')} />
        </Columns>
      )}
      {isNew && <PasswordStrength password={form.typed.password} />}
    </FormDialog>
  )
}
