import { signInCodeLimits } from './class-limits.ts'

const CODE = new RegExp(`^\\d{${signInCodeLimits.digits}}$`)

/** A member's sign-in code in two groups for reading aloud: `633 230`. */
export const spokenSignInCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** The join page with a member's code filled in. The code is in the fragment, so no server log contains it. */
export const memberJoinAddress = (publicUrl: string, code: string): string => `${publicUrl}/join/#${code}`

/** The code in a typed text, with or without its gap. Null if the text is none. */
export const signInCodeOf = (typed: string): string | null => {
  const code = typed.replaceAll(' ', '')
  return CODE.test(code) ? code : null
}

/** The sign-in code of a join page's fragment, with or without `#`. Null if it is none. */
export const signInCodeOfFragment = (fragment: string): string | null => {
  const code = fragment.replace(/^#/u, '')
  return CODE.test(code) ? code : null
}
