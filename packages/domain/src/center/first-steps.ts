export const FIRST_STEPS = ['display', 'coach', 'member', 'class'] as const
/** What a new center has to do before its first class is over, in the order one goes about it. */
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What of it is done, by what the center really has. */
export type StepsDone = Readonly<Record<FirstStep, boolean>>

/** How many of the steps are done. */
export const countDone = (done: StepsDone): number => FIRST_STEPS.filter((step) => done[step]).length
