export interface Counted {
  readonly noticed: number
  readonly missed: number
}

const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

/** What became of the changes. One that does not compile or was left out says nothing about the tests. */
export const countOf = (results: readonly { readonly status: string }[]): Counted => ({
  noticed: results.filter(({ status }) => NOTICED.has(status)).length,
  missed: results.filter(({ status }) => MISSED.has(status)).length,
})

/** The share that was noticed, in percent; 100 of nothing. */
export const scoreOf = ({ noticed, missed }: Counted): number =>
  noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed)
