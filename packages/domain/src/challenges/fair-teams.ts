import { seededRandom } from '../core/seeded-random.ts'

export interface Player {
  readonly uuid: string
  readonly points: number
}

const shuffled = <T>(list: readonly T[], seed: number): readonly T[] => {
  const random = seededRandom(seed)
  return list
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

const dealRound = (teams: { total: number; uuids: string[] }[], round: readonly Player[]): void => {
  const waiting = teams.toSorted((one, other) => one.total - other.total)
  for (const [place, { uuid, points }] of round.entries()) {
    const team = waiting[place]
    team?.uuids.push(uuid)
    if (team !== undefined) team.total += points
  }
}

/** Deals players into `count` teams of equal size and, if balanced, similar points. Deterministic for a seed. */
export const fairTeams = (
  players: readonly Player[],
  count: number,
  { seed, isBalanced }: { readonly seed: number; readonly isBalanced: boolean },
): readonly (readonly string[])[] => {
  const known = players.toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1))
  const mixed = shuffled(known, seed)
  const dealt = isBalanced ? mixed.toSorted((one, other) => other.points - one.points) : mixed
  const teams = Array.from({ length: count }, () => ({ total: 0, uuids: [] as string[] }))
  for (let start = 0; start < dealt.length; start += count) {
    const round = dealt.slice(start, start + count)
    if (isBalanced) dealRound(teams, round)
    else for (const [place, { uuid }] of round.entries()) teams[place]?.uuids.push(uuid)
  }
  return teams.map(({ uuids }) => uuids)
}
