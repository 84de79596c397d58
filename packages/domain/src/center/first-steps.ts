export const FIRST_STEPS = ['member', 'coach', 'strap', 'class', 'display'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export type StepsDone = Readonly<Record<FirstStep, boolean>>

/** Number of completed steps. */
export const countDone = (done: StepsDone): number => FIRST_STEPS.filter((step) => done[step]).length
