import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { signInCodeLimits } from '@repo/domain/classes/class-limits'
import type { JoinFault } from '@repo/domain/classes/phone-life'
import type { Fault } from '@repo/domain/core/form'

import { usePhoneStore } from '../app/phone-store.ts'

const { digits } = signInCodeLimits

type JoinField = 'code' | 'pseudonym' | 'letters' | 'hasConsent'

export const useFormLabels = () => {
  const { t } = useLingui()
  return (field: JoinField, fault: Fault | undefined): string | undefined => {
    const missing: Readonly<Record<JoinField, string>> = {
      code: t`Enter your code`,
      pseudonym: t`Enter your pseudonym`,
      letters: t`Type the four letters`,
      hasConsent: t`You can't join without your consent`,
    }
    if (fault === undefined) return undefined
    if (fault.code === 'required') return missing[field]
    if (!('min' in fault)) return t`${plural(digits, { one: 'The code has # digit', other: 'The code has # digits' })}`
    const { code, min, max } = fault
    return code === 'too-short'
      ? t`${plural(min, { one: 'At least # character', other: 'At least # characters' })}`
      : t`${plural(max, { one: 'At most # character', other: 'At most # characters' })}`
  }
}

export interface JoinFaultLabels {
  readonly title: string
  readonly text: string
}

/** The server's message names the capacity or the end of a ban. */
export const useJoinFaultLabels = (): ((fault: JoinFault) => JoinFaultLabels) => {
  const { t } = useLingui()
  const joinsBy = usePhoneStore((state) => state.joinsBy)
  return ({ code, message }) => {
    switch (code) {
      case 'class-full':
        return { title: message, text: t`Ask your coach if you can still get in.` }
      case 'banned':
        return /permanent/i.test(message)
          ? { title: t`You can no longer join classes in this room`, text: t`Talk to the staff at the center.` }
          : { title: message, text: t`Talk to your coach if you think this is a mistake.` }
      case 'member-unknown':
        return { title: t`We don't recognize that code or pseudonym`, text: t`Check it, or ask the staff for yours.` }
      case 'pseudonym-shared':
        return { title: t`Several members have this name`, text: t`Join with your sign-in code.` }
      case 'sign-in-code-required':
        return {
          title: t`Join with your sign-in code`,
          text:
            joinsBy === 'code'
              ? t`This center doesn't accept pseudonyms alone.`
              : t`Only with it can the display show more of you than before.`,
        }
      case 'consent-of-guardian-needed':
        return {
          title: t`A guardian has to agree first`,
          text: t`Ask the staff to record their consent. You can join right after.`,
        }
      case 'class-letters-required':
        return {
          title: t`This class asks for four letters`,
          text: t`Type the last four letters of the address on the screen in the room, or scan the code there.`,
        }
      case 'class-letters-wrong':
        return { title: t`That doesn't match`, text: t`Check the four letters, and your code or pseudonym.` }
      case 'rate-limited':
        return { title: t`Too many attempts`, text: t`Wait a minute and try again.` }
      case 'no-connection':
        return { title: t`No connection`, text: t`Check your connection and try again. What you typed is still here.` }
      case 'no-open-class':
      case 'room-inactive':
      case 'joined-elsewhere':
      case 'failed':
        return { title: t`You couldn't join the class`, text: message === '' ? t`Try again in a moment.` : message }
      default:
        return code satisfies never
    }
  }
}
