import * as v from 'valibot'

import { optionalParagraph, reader, text, encodeFault, type Faults } from '../core/form.ts'
import { ok, type Result } from '../core/result.ts'
import type { Day } from '../time/day.ts'
import { isDay } from '../time/is-day.ts'
import { challengeLimits } from './challenge-limits.ts'
import { CHALLENGE_KINDS, COMPLIANCES, MODALITIES, modalitiesOf } from './challenge.ts'

export const TEAM_COUNTS = [2, 3, 4] as const

export interface ChallengeFormRules {
  readonly today: Day
  /** The stored challenge may keep its last day even in the past. Null for a new challenge. */
  readonly storedEndDay: Day | null
  /** The participants of a completed challenge are locked and not validated. */
  readonly isCompleted: boolean
}

const choice = <T extends string>(of: readonly T[]) =>
  v.pipe(v.string(), v.picklist(of, encodeFault({ code: 'required' })))
const day = v.pipe(
  v.string(),
  v.nonEmpty(encodeFault({ code: 'required' })),
  v.check(isDay, encodeFault({ code: 'not-a-day' })),
)
const ids = v.pipe(v.array(v.string()), v.readonly())

export interface ChosenPerson {
  readonly uuid: string
  readonly name: string | null
  readonly lastName1: string | null
  readonly email: string | null
  readonly pseudonym: string | null
  readonly imageUrl: string | null
}

// up to 100,000 users, too many to validate on every keystroke
const people = v.custom<readonly ChosenPerson[]>(Array.isArray)

const fields = v.object({
  name: text(challengeLimits.name),
  description: optionalParagraph(challengeLimits.description),
  kind: choice(CHALLENGE_KINDS),
  modality: choice(MODALITIES),
  compliance: choice(COMPLIANCES),
  startDay: day,
  endDay: day,
  users: people,
  rooms: ids,
  teamCount: v.picklist(TEAM_COUNTS),
  teams: v.record(v.string(), v.number()),
})

export type ChallengeForm = v.InferInput<typeof fields>

interface Chosen {
  readonly modality: string
  readonly users: readonly ChosenPerson[]
  readonly rooms: readonly string[]
  readonly teamCount: number
  readonly teams: Readonly<Record<string, number>>
}

const hasUsers = ({ modality, users }: Pick<Chosen, 'modality' | 'users'>) => modality === 'room' || users.length > 0
const fillsTeams = ({ modality, users, teamCount }: Pick<Chosen, 'modality' | 'users' | 'teamCount'>) =>
  modality !== 'teams' || users.length >= teamCount
const hasRooms = ({ modality, rooms }: Pick<Chosen, 'modality' | 'rooms'>) => modality !== 'room' || rooms.length > 0
const hasTwoRooms = ({ modality, rooms }: Pick<Chosen, 'modality' | 'rooms'>) =>
  modality !== 'room' || rooms.length >= challengeLimits.rooms.min

/** The users of each team, in team order, without those in no team. */
export const teamsOf = ({
  users,
  teams,
  teamCount,
}: Omit<Chosen, 'modality' | 'rooms'>): readonly (readonly ChosenPerson[])[] => {
  const dealt: ChosenPerson[][] = Array.from({ length: teamCount }, () => [])
  for (const person of users) dealt[teams[person.uuid] ?? -1]?.push(person)
  return dealt
}

const isDealt = (chosen: Omit<Chosen, 'rooms'>): boolean => {
  if (chosen.modality !== 'teams') return true
  const dealt = teamsOf(chosen)
  return dealt.every((team) => team.length > 0) && dealt.flat().length === chosen.users.length
}

const isOffered = ({ kind, modality }: { readonly kind: string; readonly modality: string }): boolean =>
  CHALLENGE_KINDS.some((one) => one === kind && modalitiesOf(one).some((offered) => offered === modality))

const challengeDays = ({ today, storedEndDay }: ChallengeFormRules) =>
  v.pipe(
    fields,
    v.forward(v.partialCheck([['kind'], ['modality']], isOffered, encodeFault({ code: 'required' })), ['modality']),
    v.forward(
      v.partialCheck(
        [['startDay']],
        ({ startDay }) => storedEndDay !== null || startDay >= today,
        encodeFault({ code: 'in-past' }),
      ),
      ['startDay'],
    ),
    v.forward(
      v.partialCheck(
        [['startDay'], ['endDay']],
        ({ startDay, endDay }) => endDay >= startDay,
        encodeFault({ code: 'before-start' }),
      ),
      ['endDay'],
    ),
    v.forward(
      v.partialCheck(
        [['endDay']],
        ({ endDay }) => endDay >= today || endDay === storedEndDay,
        encodeFault({ code: 'in-past' }),
      ),
      ['endDay'],
    ),
  )

const challengeForm = (rules: ChallengeFormRules) =>
  v.pipe(
    challengeDays(rules),
    v.forward(v.partialCheck([['modality'], ['users']], hasUsers, encodeFault({ code: 'required' })), ['users']),
    v.forward(
      v.partialCheck(
        [['modality'], ['users'], ['teamCount']],
        fillsTeams,
        encodeFault({ code: 'too-few', ...challengeLimits.teams }),
      ),
      ['users'],
    ),
    v.forward(v.partialCheck([['modality'], ['rooms']], hasRooms, encodeFault({ code: 'required' })), ['rooms']),
    v.forward(
      v.partialCheck(
        [['modality'], ['rooms']],
        hasTwoRooms,
        encodeFault({ code: 'too-few', ...challengeLimits.rooms }),
      ),
      ['rooms'],
    ),
    v.forward(
      v.partialCheck([['modality'], ['users'], ['teamCount'], ['teams']], isDealt, encodeFault({ code: 'not-dealt' })),
      ['teams'],
    ),
  )

export type Entrants =
  | { readonly modality: 'user'; readonly users: readonly ChosenPerson[] }
  | { readonly modality: 'teams'; readonly teams: readonly (readonly ChosenPerson[])[] }
  | { readonly modality: 'room'; readonly rooms: readonly string[] }

type Typed = v.InferOutput<typeof fields>
export type ChallengeFields = Pick<Typed, 'name' | 'description' | 'kind' | 'compliance' | 'startDay' | 'endDay'> & {
  readonly entrants: Entrants
}

const entrantsOf = ({ modality, users, rooms, teamCount, teams }: Typed): Entrants => {
  switch (modality) {
    case 'user':
      return { modality, users }
    case 'teams':
      return { modality, teams: teamsOf({ users, teamCount, teams }) }
    case 'room':
      return { modality, rooms }
    default:
      return modality satisfies never
  }
}

/** Validates a challenge form by the day and the stored challenge. */
export const readChallengeForm = (
  form: ChallengeForm,
  rules: ChallengeFormRules,
): Result<ChallengeFields, Faults<keyof ChallengeForm>> => {
  const read = reader(rules.isCompleted ? challengeDays(rules) : challengeForm(rules))(form)
  if (!read.ok) return read
  const { name, description, kind, compliance, startDay, endDay } = read.value
  return ok({ name, description, kind, compliance, startDay, endDay, entrants: entrantsOf(read.value) })
}
