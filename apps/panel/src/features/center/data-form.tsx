import { useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/center/show-center'
import { type CenterForm, readCenterForm } from '@repo/domain/center/center-form'
import { centerLimits } from '@repo/domain/core/limits'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'
import { TextareaField } from '@repo/ui/textarea-field'

import { CenterBasics } from '../../lib/center/center-basics.tsx'
import { FormBody } from '../../lib/form/form-body.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { AccentField } from './accent-field.tsx'
import { useCenterLabels } from './center-labels.ts'
import { CENTER_DRAFT, useSaveCenter } from './center-mutations.ts'

const formOf = (center: Center): CenterForm => ({
  name: center.name,
  description: center.description ?? '',
  language: center.language,
  system: center.measurementSystem,
  zone: center.zone,
  accentColor: center.accentColor ?? '',
  exportsClassLogs: center.exportsClassLogs,
})

/** Remounts after another user's change, unless something was typed. */
export function DataForm({ center }: { center: Center }) {
  const save = useSaveCenter(center)
  return <Fields key={JSON.stringify([center.version, formOf(center)])} center={center} save={save} />
}

function Fields({ center, save }: { center: Center; save: ReturnType<typeof useSaveCenter> }) {
  const { t } = useLingui()
  const form = useForm({
    first: () => formOf(center),
    read: readCenterForm,
    words: useCenterLabels(),
    draft: { name: CENTER_DRAFT, of: center.branchUuid, version: center.version },
  })
  return (
    <FormBody
      form={form}
      id="center-data"
      saving={save}
      onSubmit={(fields) => save.mutateAsync({ ...fields, version: form.version })}
    >
      <TextField {...form.text('name')} autoComplete="organization" />
      {center.chain.name !== null && <TextField label={t`Chain`} value={center.chain.name} readOnly />}
      <TextareaField {...form.text('description')} limit={centerLimits.description.max} />
      <AccentField {...form.text('accentColor')} logoUrl={center.imageUrl} />
      <CenterBasics language={form.text('language')} system={form.text('system')} zone={form.text('zone')} />
      <SwitchField
        {...form.toggle('exportsClassLogs')}
        hint={t`They are health data: whoever may see the metrics of sessions can download them.`}
      />
      <Inline justify="end">
        <Button type="submit" tone="accent" loading={form.isSaving}>
          {t`Save changes`}
        </Button>
      </Inline>
    </FormBody>
  )
}
