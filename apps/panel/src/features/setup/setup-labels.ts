import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { HostFault, SetupForm } from '@repo/domain/center/setup-form'
import { centerLimits } from '@repo/domain/core/limits'

import type { FieldLabels } from '../../lib/form/use-form.ts'

export const useSetupLabels = () => {
  const { t } = useLingui()
  const fields: Readonly<Record<keyof SetupForm, FieldLabels>> = {
    centerName: { label: t`Center name`, missing: t`Enter the center name` },
    language: { label: t`Language` },
    system: { label: t`Units` },
    zone: { label: t`Time zone`, missing: t`Choose a time zone` },
    hosts: { label: t`Web addresses`, missing: t`Enter an address such as gym.example.com` },
    name: { label: t`Name`, missing: t`Enter a name` },
    lastName1: { label: t`First last name`, missing: t`Enter the first last name` },
    isShortName: { label: t`The name really is this short` },
    email: { label: t`Email`, missing: t`Enter an email` },
    password: { label: t`Password`, missing: t`Enter a password` },
    hidesMinors: { label: t`Displays show minors by color only, without name` },
  }
  const hostFaultOf = (fault: HostFault): string => {
    const { max } = centerLimits.hosts
    switch (fault) {
      case 'required':
      case 'invalid':
        return t`Enter an address such as gym.example.com`
      case 'double':
        return t`This address is already in the list`
      case 'too-many':
        return t`${plural(max, { one: 'Add up to # address', other: 'Add up to # addresses' })}`
      default:
        return fault satisfies never
    }
  }
  return { fields, hostFaultOf }
}
