import { median } from './statistics.ts'

export interface Pair {
  readonly ours: number
  readonly floor: number
}

interface Paired {
  readonly warmUp: number
  readonly rounds: number
  readonly ours: () => Promise<number> | number
  readonly floor: () => Promise<number> | number
}

/** Alternates the order, so that a slow moment of the machine affects both. */
export const measurePairs = async ({ warmUp, rounds, ours, floor }: Paired): Promise<readonly Pair[]> => {
  const pairs: Pair[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const isOursFirst = round % 2 === 0
    const first = await (isOursFirst ? ours() : floor())
    const second = await (isOursFirst ? floor() : ours())
    if (round >= warmUp) pairs.push(isOursFirst ? { ours: first, floor: second } : { ours: second, floor: first })
  }
  return pairs
}

export const ratiosOf = (pairs: readonly Pair[]): readonly number[] => pairs.map(({ ours, floor }) => ours / floor)

export const medianOf = (pairs: readonly Pair[], way: keyof Pair): number => median(pairs.map((pair) => pair[way]))
