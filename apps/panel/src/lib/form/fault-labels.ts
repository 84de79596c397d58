import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Fault } from '@repo/domain/core/form'

export const useFaultLabels = () => {
  const { t } = useLingui()
  return (fault: Fault, missing: string): string => {
    switch (fault.code) {
      case 'required':
        return missing
      case 'not-an-email':
        return t`Enter a valid email`
      case 'not-a-day':
        return t`Enter a valid date`
      case 'not-a-place':
        return t`Enter latitude and longitude, for example 19.4335, -99.1355`
      case 'in-future':
        return t`The date cannot be in the future`
      case 'in-past':
        return t`The date cannot be in the past`
      case 'before-start':
        return t`The end cannot be before the start`
      case 'not-dealt':
        return t`Put everybody into a team, and somebody into every team`
      case 'not-a-time':
        return t`Enter when it begins and ends`
      case 'no-time':
        return t`The end cannot be the same as the start`
      case 'overlap':
        return t`Two of these are at the same time`
      case 'not-a-code':
        return t`Enter the digits on the screen`
      case 'not-a-mac':
        return t`Enter the 12 digits and letters A to F, for example A1:B2:C3:D4:E5:F6`
      case 'not-one-line':
        return t`Remove line breaks and tabs`
      case 'not-a-phone':
        return t`Enter digits only`
      case 'not-a-color':
        return t`Enter a color, for example #2dd4bf`
      case 'too-dark':
        return t`Too dark for our dark screens`
      case 'like-danger':
        return t`Too much like the red of what deletes`
      case 'like-zone':
        return t`Too much like the color of a zone on the wall`
      case 'differs':
        return t`The two are not the same`
      case 'not-so-many-digits': {
        const { min, max } = fault
        return t`Enter ${min} to ${plural(max, { one: '# digit', other: '# digits' })}`
      }
      case 'too-short':
      case 'too-long': {
        const { min, max } = fault
        return min === 0
          ? t`${plural(max, { one: 'Enter at most # character', other: 'Enter at most # characters' })}`
          : t`Between ${min} and ${plural(max, { one: '# character', other: '# characters' })}`
      }
      case 'too-few': {
        const { min } = fault
        return t`Choose at least ${min}`
      }
      case 'not-whole': {
        const { min, max } = fault
        return t`Enter a whole number from ${min} to ${max}`
      }
      case 'not-a-number':
      case 'out-of-range': {
        const { min, max } = fault
        return t`Enter a number from ${min} to ${max}`
      }
      default:
        return fault satisfies never
    }
  }
}
