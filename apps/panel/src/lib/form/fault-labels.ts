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
        return t`The date can't be in the future`
      case 'in-past':
        return t`The date can't be in the past`
      case 'before-start':
        return t`The end can't be before the start`
      case 'not-dealt':
        return t`Assign everyone to a team, and leave no team empty`
      case 'not-a-time':
        return t`Enter a start and end time`
      case 'no-time':
        return t`The end can't be the same as the start`
      case 'overlap':
        return t`These time slots overlap`
      case 'not-a-code':
        return t`Enter the code on the display`
      case 'not-a-mac':
        return t`Enter 12 digits or letters A to F, for example A1:B2:C3:D4:E5:F6`
      case 'not-one-line':
        return t`Remove line breaks and tabs`
      case 'not-a-phone':
        return t`Enter digits only`
      case 'not-a-color':
        return t`Enter a color, for example #2dd4bf`
      case 'too-dark':
        return t`Too dark to show on dark screens`
      case 'like-danger':
        return t`Too similar to the red used for deleting`
      case 'like-zone':
        return t`Too similar to a zone color on the display`
      case 'differs':
        return t`The passwords don't match`
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
