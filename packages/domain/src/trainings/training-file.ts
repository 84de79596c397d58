export const TRAINING_FORMATS = ['csv', 'tcx', 'fit'] as const
/** How one training is written as a file. */
export type TrainingFormat = (typeof TRAINING_FORMATS)[number]
