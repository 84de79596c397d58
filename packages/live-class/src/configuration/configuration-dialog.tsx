import { useLingui } from '@lingui/react/macro'
import {
  readClassConfiguration,
  type ClassConfiguration,
  type ClassConfigurationForm,
} from '@repo/domain/classes/class-configuration'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Stack } from '@repo/ui/stack'
import { useFormFaults } from '@repo/ui/use-form-faults'
import type { FormEvent } from 'react'

import { ConfigurationFields, type ConfigurationChoices } from './configuration-fields.tsx'
import { asPossible } from './last-configuration.ts'
import { useTypedConfiguration } from './use-typed-configuration.ts'

interface ConfigurationDialogProps extends ConfigurationChoices {
  owner: string
  roomUuid: string
  last: ClassConfigurationForm | null
  onCancel: () => void
  onStart: (configuration: ClassConfiguration, form: ClassConfigurationForm) => void
}

const FORM_ID = 'class-form'

export function ConfigurationDialog({
  owner,
  roomUuid,
  last,
  onCancel,
  onStart,
  ...choices
}: ConfigurationDialogProps) {
  const { t } = useLingui()
  const { typed, isRestored, set, reset } = useTypedConfiguration({ owner, roomUuid, last, ...choices })
  const { form, attempt, refuse, reset: forgetFaults } = useFormFaults({ fields: 4 })
  const read = readClassConfiguration(asPossible(typed, choices.streaming))
  const faults = attempt > 0 && !read.ok ? read.error : {}
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (!read.ok) return refuse()
    onStart(read.value, typed)
  }
  const discard = () => {
    reset()
    forgetFaults()
  }
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t`Configure the class`}
      closeLabel={t`Close`}
      dismissible={false}
      footer={
        <>
          <Button tone="ghost" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone="accent" icon="play" form={FORM_ID}>
            {t`Start class`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={form} onSubmit={start} noValidate>
        <Stack gap="l">
          {isRestored && (
            <Banner
              tone="info"
              announce
              action={<Button size="s" tone="neutral" onClick={discard}>{t`Discard`}</Button>}
            >
              {t`We kept what you typed`}
            </Banner>
          )}
          <ConfigurationFields form={typed} faults={faults} set={set} {...choices} />
        </Stack>
      </form>
    </Dialog>
  )
}
