import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { SensorRow } from '@repo/api-client/sensors/endpoints'
import { emptySensorForm, readSensorForm, type SensorFields, type SensorForm } from '@repo/domain/sensors/sensor-form'
import { Banner } from '@repo/ui/banner'
import { SelectField } from '@repo/ui/select-field'
import { TextField } from '@repo/ui/text-field'

import { useSession } from '../../app/session/session-store.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { HeldStrapFinder } from './held-strap-finder.tsx'
import { useSensorLabels } from './sensor-labels.ts'
import { useSaveSensor } from './sensor-mutations.ts'

export const SENSOR_DRAFT = 'sensor'

interface SensorDialogProps {
  /** Null creates a sensor. */
  uuid: string | null
  /** Null if the list doesn't contain the sensor. */
  sensor: SensorRow | null
  onClose: () => void
}

const formOf = (sensor: SensorRow | null): SensorForm =>
  sensor === null
    ? emptySensorForm
    : {
        name: sensor.name,
        mac: sensor.mac,
        ant: sensor.ant ?? '',
        centerId: sensor.centerId ?? '',
        ownership: sensor.ownership,
      }

const takenField = (error: unknown): 'mac' | 'ant' | null => {
  if (!(error instanceof ApiError) || error.code !== 'sensor-taken') return null
  return error.fields['sensor_ant'] === undefined ? 'mac' : 'ant'
}

export function SensorDialog({ uuid, sensor, onClose }: SensorDialogProps) {
  const { t } = useLingui()
  const { fields: words, ownerships } = useSensorLabels()
  const save = useSaveSensor()
  const form = useForm({
    first: () => formOf(sensor),
    read: readSensorForm,
    words,
    draft: { name: SENSOR_DRAFT, of: uuid, version: sensor?.version },
  })
  const submit = async (fields: SensorFields) => {
    await save.mutateAsync({ uuid, fields: { ...fields, version: form.version } })
    form.forget()
    onClose()
  }
  const taken = takenField(save.error)
  const hasDevices = useSession().features_enabled.includes('daqs')
  const { set } = form
  const fillIn = ({ mac, ant }: { readonly mac: string; readonly ant: string | null }): void => {
    set({ ...(mac !== '' && { mac }), ...(ant !== null && { ant }) })
  }
  return (
    <FormDialog
      form={form}
      title={uuid === null ? t`Add sensor` : t`Edit sensor`}
      submit={uuid === null ? t`Add sensor` : t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
      saving={save}
      notice={
        save.isError && (
          <Banner tone="danger" announce>
            {taken === null
              ? t`An error occurred, please try again later.`
              : t`Another sensor already has this address. Search for it in the list.`}
          </Banner>
        )
      }
      about={taken === null ? undefined : [taken]}
    >
      <TextField {...form.text('name')} hint={t`As it appears on phones, for example Polar H10 1A2B3C4D`} />
      {hasDevices && <HeldStrapFinder onFound={fillIn} />}
      <TextField
        {...form.text('mac')}
        required={false}
        hint={t`On the sensor or its box: 12 digits or letters A to F`}
      />
      <TextField
        {...form.text('ant')}
        hint={t`Printed on ANT+ straps as ID or ANT ID, for example 730926`}
        inputMode="numeric"
      />
      <TextField {...form.text('centerId')} hint={t`The number written on it, if any`} />
      <SelectField
        {...form.text('ownership')}
        options={[
          { value: 'center', label: ownerships.center },
          { value: 'user', label: ownerships.user },
        ]}
      />
    </FormDialog>
  )
}
