/** A training as its files say it. */
export interface WrittenTraining {
  /** When it began. */
  readonly startAt: Date
  /** Of the training, in kcal; null where they are not known. */
  readonly calories: number | null
  /** Mean and highest heart rate, where they are known better than from the samples. */
  readonly heart?: { readonly mean: number | null; readonly highest: number | null }
  /** Every second that counts with its heart rate in bpm, or every minute of an old one, in time order. */
  readonly samples: readonly { readonly second: number; readonly heartRate: number }[]
}

/** What a file says of a training as a whole: its length in seconds, and mean and highest heart rate where there is any. */
export const wholeOf = ({ samples, heart }: WrittenTraining) => {
  const rates = samples.map(({ heartRate }) => heartRate)
  const sum = rates.reduce((total, rate) => total + rate, 0)
  return {
    seconds: (samples.at(-1)?.second ?? -1) + 1,
    heart:
      rates.length === 0
        ? null
        : {
            mean: Math.round(heart?.mean ?? sum / rates.length),
            highest: heart?.highest ?? rates.reduce((a, b) => Math.max(a, b)),
          },
  }
}

/** The moment of a second; whole seconds, since that is what files of trainings keep. */
export const momentOf = ({ startAt }: Pick<WrittenTraining, 'startAt'>, second: number): Date =>
  new Date((Math.floor(startAt.getTime() / 1000) + second) * 1000)
