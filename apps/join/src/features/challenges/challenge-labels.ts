import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnChallenge } from '@repo/api-client/classes/list-own-challenges'
import { formatCount } from '@repo/domain/core/number-format'

export const useChallengeLabels = () => {
  const { t } = useLingui()
  const place = ({ place: at, competitors }: OwnChallenge): string => t`Rank ${at} of ${competitors}`
  const group = ({ kind, name }: NonNullable<OwnChallenge['group']>): string =>
    kind === 'team' ? t`Your team: ${name}` : t`Your room: ${name}`
  const medals = {
    gold: t`It's over: you won gold!`,
    silver: t`It's over: you won silver!`,
    bronze: t`It's over: you won bronze!`,
  }
  const result = ({ medal }: OwnChallenge): string =>
    medal === null ? t`It's over. Thanks for taking part!` : medals[medal]
  const earned = ({ goalsReached, goals, points }: OwnChallenge): string => {
    const shown = formatCount(points)
    const reached = t`${plural(goals, { one: `${goalsReached} of # goal`, other: `${goalsReached} of # goals` })}`
    return `${reached} · ${t`${shown} pts`}`
  }
  const more = (count: number): string => t`${plural(count, { one: 'Show # more', other: 'Show # more' })}`
  return { place, group, result, earned, more }
}
