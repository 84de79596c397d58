export interface WrittenTraining {
  readonly startAt: Date
  readonly calories: number | null
  /** If known more precisely than from the samples. */
  readonly heart?: { readonly mean: number | null; readonly highest: number | null }
  /** Every second that counts, or every minute of an old training. In bpm. */
  readonly samples: readonly { readonly second: number; readonly heartRate: number }[]
}

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

/** Rounded down to whole seconds, as files store them. */
export const momentOf = ({ startAt }: Pick<WrittenTraining, 'startAt'>, second: number): Date =>
  new Date((Math.floor(startAt.getTime() / 1000) + second) * 1000)
