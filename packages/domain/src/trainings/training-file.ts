export const TRAINING_FORMATS = ['csv', 'tcx', 'fit'] as const
export type TrainingFormat = (typeof TRAINING_FORMATS)[number]
