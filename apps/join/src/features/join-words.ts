import { useLingui } from '@lingui/react/macro'
import type { JoinFormFault } from '@repo/domain/join-form'
import { memberLimits } from '@repo/domain/limits'
import type { JoinFault } from '@repo/domain/phone-life'

/** What stands under a field at fault. */
export const useFormWords = (): ((fault: JoinFormFault) => string) => {
  const { t } = useLingui()
  return (fault) => {
    const { min, max } = memberLimits.pseudonym
    switch (fault) {
      case 'code-required':
        return t`Type your code`
      case 'code-invalid':
        return t`The code has six digits`
      case 'pseudonym-required':
        return t`Type your pseudonym`
      case 'pseudonym-too-short':
        return t`At least ${min} characters`
      case 'pseudonym-too-long':
        return t`At most ${max} characters`
      case 'consent-required':
        return t`Without your consent you cannot join`
      default:
        return fault satisfies never
    }
  }
}

export interface JoinFaultWords {
  readonly title: string
  readonly text: string
}

/** What a refusal means and what to do. The server's sentence names the capacity and the end of a ban. */
export const useJoinFaultWords = (): ((fault: JoinFault) => JoinFaultWords) => {
  const { t } = useLingui()
  return ({ code, message }) => {
    switch (code) {
      case 'class-full':
        return { title: message, text: t`Ask your coach if you can still get in.` }
      case 'banned':
        return /permanent/i.test(message)
          ? { title: t`You can no longer join classes in this room`, text: t`Talk to the staff of the center.` }
          : { title: message, text: t`Talk to your coach if you think this is a mistake.` }
      case 'member-unknown':
        return { title: t`We do not know that code or pseudonym`, text: t`Check it, or ask the staff for yours.` }
      case 'sign-in-code-required':
        return { title: t`Join with your sign-in code`, text: t`In this center a pseudonym is not enough.` }
      case 'rate-limited':
        return { title: t`Too many attempts`, text: t`Wait a minute and try again.` }
      case 'no-connection':
        return { title: t`No connection`, text: t`Check your network and try again. What you typed stays here.` }
      case 'no-open-class':
      case 'room-inactive':
      case 'joined-elsewhere':
      case 'failed':
        return { title: t`You could not be joined`, text: message === '' ? t`Try again in a moment.` : message }
      default:
        return code satisfies never
    }
  }
}
