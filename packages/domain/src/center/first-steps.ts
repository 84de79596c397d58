export const FIRST_STEPS = ['display', 'coach', 'member', 'class'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export type StepsDone = Readonly<Record<FirstStep, boolean>>

/** Number of completed steps. */
export const countDone = (done: StepsDone): number => FIRST_STEPS.filter((step) => done[step]).length
