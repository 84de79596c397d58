import { useLingui } from '@lingui/react/macro'
import { ceilingLimits } from '@repo/domain/privacy/ceiling'

import type { PrivacyFault } from './choose-privacy.ts'

export const usePrivacyFaults = (): ((fault: PrivacyFault) => string) => {
  const { t } = useLingui()
  const { min, max } = ceilingLimits
  return (fault) =>
    ({
      'code-needed': t`That needs your sign-in code. Leave the class and join with it; without it, you can only hide more.`,
      over: t`The class is over.`,
      invalid: t`Enter ${min} to ${max} bpm, above your resting heart rate.`,
      failed: t`That didn't work. Try again in a moment.`,
    })[fault]
}
