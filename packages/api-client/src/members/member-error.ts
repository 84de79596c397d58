const MEMBER_STEPS = ['create', 'information', 'variables'] as const
/** The three calls that save a member. */
export type MemberStep = (typeof MEMBER_STEPS)[number]

const MEMBER_ERRORS = ['already-linked', 'changed-meanwhile', 'partial', 'general'] as const
export type MemberError = (typeof MEMBER_ERRORS)[number]

/**
 * What a screen says of a member that was not wholly saved: which call failed decides whether anything was stored.
 * A first change that fails has stored nothing, a first step after a creation has.
 */
export const memberErrorOf = (failed: {
  readonly step: MemberStep
  readonly status: number
  readonly isNew: boolean
}): MemberError => {
  if (failed.status === 409) return 'already-linked'
  if (failed.status === 412) return 'changed-meanwhile'
  if (failed.step === 'create') return 'general'
  return failed.step === 'variables' || failed.isNew ? 'partial' : 'general'
}
