/** Scale of randomized tests: `small` for `pnpm test`, `full` for `pnpm test:full`, `night` for `pnpm nightly`. */
const SIZES = ['small', 'full', 'night'] as const
export type TestSize = (typeof SIZES)[number]

export const sizeIn = ({ TEST_SIZE = 'small' }: Readonly<Record<string, string | undefined>>): TestSize => {
  const size = SIZES.find((name) => name === TEST_SIZE)
  if (size === undefined) throw new Error(`TEST_SIZE is one of ${SIZES.join(', ')}, not ${TEST_SIZE}`)
  return size
}

export const testSize: TestSize = sizeIn(process.env)

export const bySize = <T>(values: Readonly<Record<TestSize, T>>): T => values[testSize]

const LARGEST_SEED = 2 ** 31 - 1

/** `TEST_SEED` repeats a run. */
export const seedIn = ({ TEST_SEED }: Readonly<Record<string, string | undefined>>, random: () => number): number => {
  if (TEST_SEED === undefined || TEST_SEED === '') return Math.floor(random() * LARGEST_SEED)
  const seed = Number(TEST_SEED)
  if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is a whole number, not ${TEST_SEED}`)
  return seed
}

/** A fixed, reproducible seed and one that differs in each run. */
export const searchSeeds: readonly [fixed: number, own: number] = [20_261_127, seedIn(process.env, Math.random)]
