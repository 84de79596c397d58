import { useLingui } from '@lingui/react/macro'
import type { Fault } from '@repo/domain/core/form'
import type { LoginError } from '@repo/domain/people/login'

export const useLoginLabels = () => {
  const { t } = useLingui()
  const errors: Readonly<Record<LoginError, string>> = {
    'session-open-elsewhere': t`You have a session open on another device`,
    'email-not-verified': t`You need to verify your email before continuing`,
    'account-disabled': t`Your account has been disabled, contact the center administrator`,
    'wrong-credentials': t`Incorrect email or password`,
    'service-unavailable': t`Service temporarily unavailable`,
    'too-many-attempts': t`Too many attempts. Wait a moment and try again.`,
    'center-not-found': t`We could not find your center, check the url`,
    'no-answer': t`The server didn't respond. Check your connection and try again`,
  }
  const emailFault = (fault: Fault | undefined): string | undefined => {
    if (fault === undefined) return undefined
    return fault.code === 'required' ? t`The email is required` : t`Enter a valid email`
  }
  const passwordFault = (fault: Fault | undefined) => fault && t`The password is mandatory`
  return { errors, emailFault, passwordFault }
}
