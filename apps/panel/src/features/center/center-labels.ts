import { useLingui } from '@lingui/react/macro'
import type { AddressForm } from '@repo/domain/center/address-form'
import type { CenterForm } from '@repo/domain/center/center-form'
import type { StreamingForm } from '@repo/domain/center/streaming-form'
import type { StepKind } from '@repo/domain/trainings/training-type'
import type { NO_STEPS, TrainingTypeForm } from '@repo/domain/trainings/training-type-form'

import type { FieldLabels } from '../../lib/form/use-form.ts'

type Words<Form> = Readonly<Record<keyof Form, FieldLabels>>

export const useCenterLabels = (): Words<CenterForm> => {
  const { t } = useLingui()
  return {
    name: { label: t`Center name`, missing: t`Enter the center name` },
    description: { label: t`Description` },
    language: { label: t`Language` },
    system: { label: t`Units` },
    zone: { label: t`Time zone`, missing: t`Choose a time zone` },
    accentColor: { label: t`Brand color` },
    exportsClassLogs: { label: t`Save the measurements of classes as files` },
  }
}

export const useAddressLabels = (): Words<AddressForm> => {
  const { t } = useLingui()
  return {
    line: { label: t`Street and number`, missing: t`Enter the street and number` },
    city: { label: t`City`, missing: t`Enter the city` },
    state: { label: t`State`, missing: t`Enter the state` },
    country: { label: t`Country`, missing: t`Enter the country` },
    zipCode: { label: t`ZIP code`, missing: t`Enter the ZIP code` },
    point: { label: t`Map location`, missing: t`Enter latitude and longitude` },
  }
}

export const useStreamingLabels = (): Words<StreamingForm> => {
  const { t } = useLingui()
  return {
    email: { label: t`Zoom user's email`, missing: t`Enter the Zoom user's email` },
    accountId: { label: t`Account ID` },
    apiKey: { label: t`Client ID`, missing: t`Enter the client ID` },
    secret: { label: t`Client secret`, missing: t`Enter the client secret` },
  }
}

export const useTrainingTypeLabels = () => {
  const { t } = useLingui()
  const fields: Words<TrainingTypeForm> = {
    nameEn: { label: t`Name in English`, missing: t`Enter the name in English` },
    nameEs: { label: t`Name in Spanish`, missing: t`Enter the name in Spanish` },
    stepKind: { label: t`Counts in addition to heart rate` },
  }
  const steps: Readonly<Record<StepKind | typeof NO_STEPS, string>> = {
    none: t`Heart rate only`,
    jumps: t`Jumps`,
    rope: t`Rope jumps`,
    trampoline: t`Trampoline jumps`,
    boots: t`Steps with boots`,
    steps: t`Steps`,
    run: t`Running steps`,
  }
  /** Short, to fit a card. */
  const alsoCounts = t`Also counts`
  return { fields, steps, alsoCounts }
}
