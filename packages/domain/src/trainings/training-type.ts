export const STEP_KINDS = ['jumps', 'rope', 'trampoline', 'boots', 'steps', 'run'] as const
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

/** The icon for a count. */
export const stepsIconOf = (kind: StepKind): StepsIcon => ICONS[kind]

export const countsJumps = (kind: StepKind): boolean => ICONS[kind] === 'trampoline'
