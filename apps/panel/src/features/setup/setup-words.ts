import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Fault } from '@repo/domain/form'
import { centerLimits } from '@repo/domain/limits'
import type { HostFault, SetupField } from '@repo/domain/setup-form'

import { useFaultWords } from '../../lib/form/fault-words.ts'

/** What the form of the first run says. */
export const useSetupWords = () => {
  const { t } = useLingui()
  const faultText = useFaultWords()
  const labels: Readonly<Record<SetupField, string>> = {
    centerName: t`Name of the center`,
    language: t`Language`,
    system: t`Measures`,
    zone: t`Time zone`,
    hosts: t`Addresses`,
    name: t`Name`,
    lastName1: t`First last name`,
    email: t`Email`,
    password: t`Password`,
  }
  const missing: Readonly<Partial<Record<SetupField, string>>> = {
    centerName: t`Enter the name of the center`,
    zone: t`Choose a time zone`,
    hosts: t`Enter an address such as gym.example.com`,
    name: t`Enter a name`,
    lastName1: t`Enter the first last name`,
    email: t`Enter an email`,
    password: t`Enter a password`,
  }
  const faultOf = (field: SetupField, fault: Fault | undefined): string | undefined =>
    fault && faultText(fault, missing[field] ?? labels[field])
  const hostFaultOf = (fault: HostFault): string => {
    const { max } = centerLimits.hosts
    switch (fault) {
      case 'required':
      case 'invalid':
        return t`Enter an address such as gym.example.com`
      case 'double':
        return t`This address is in the list`
      case 'too-many':
        return t`${plural(max, { one: 'At most # address', other: 'At most # addresses' })}`
      default:
        return fault satisfies never
    }
  }
  return { labels, faultOf, hostFaultOf }
}
