import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { centerLimits, memberLimits, passwordLimits } from '@repo/domain/limits'
import type { HostFault, SetupFault, SetupField } from '@repo/domain/setup-form'

const limitsOf = (field: SetupField): { readonly min: number; readonly max: number } => {
  switch (field) {
    case 'centerName':
      return centerLimits.name
    case 'name':
      return memberLimits.name
    case 'lastName1':
      return memberLimits.lastName
    case 'password':
      return passwordLimits
    case 'email':
      return { min: 0, max: memberLimits.email.max }
    case 'language':
    case 'system':
    case 'zone':
    case 'hosts':
      return { min: 0, max: 0 }
    default:
      return field satisfies never
  }
}

/** What the form of the first run says. */
export const useSetupWords = () => {
  const { t } = useLingui()
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
  const faultOf = (field: SetupField, fault: SetupFault | undefined): string | undefined => {
    const { min, max } = limitsOf(field)
    switch (fault) {
      case undefined:
        return undefined
      case 'required':
        return t`Required`
      case 'too-short':
      case 'too-long':
        return field === 'email' ? t`Enter at most ${max} characters` : t`Between ${min} and ${max} characters`
      case 'invalid':
        return t`Enter a valid email`
      default:
        return fault satisfies never
    }
  }
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
