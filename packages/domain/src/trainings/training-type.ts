export const STEP_KINDS = ['jumps', 'rope', 'trampoline', 'boots', 'steps', 'run'] as const
/** What a training type counts besides heart rate. */
export type StepKind = (typeof STEP_KINDS)[number]

export const STEPS_ICONS = ['trampoline', 'boots', 'steps'] as const
export type StepsIcon = (typeof STEPS_ICONS)[number]

const ICONS: Readonly<Record<StepKind, StepsIcon>> = {
  jumps: 'trampoline',
  rope: 'trampoline',
  trampoline: 'trampoline',
  boots: 'boots',
  steps: 'steps',
  run: 'steps',
}

/** The picture beside a count of this kind. */
export const stepsIconOf = (kind: StepKind): StepsIcon => ICONS[kind]

/** Whether a kind counts jumps rather than steps. */
export const countsJumps = (kind: StepKind): boolean => ICONS[kind] === 'trampoline'
