import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { recentPointsOptions } from '@repo/api-client/challenges/queries'
import { type ChosenPerson, TEAM_COUNTS, teamsOf } from '@repo/domain/challenges/challenge-form'
import { challengeLimits } from '@repo/domain/challenges/challenge-limits'
import { fairTeams } from '@repo/domain/challenges/fair-teams'
import { formatCount } from '@repo/domain/core/number-format'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { TeamBoard } from '@repo/ui/team-board'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { nameOf } from './person-row.ts'

type TeamCount = (typeof TEAM_COUNTS)[number]
type Teams = Readonly<Record<string, number>>

interface TeamsFieldProps {
  label: string
  error: string | undefined
  users: readonly ChosenPerson[]
  teamCount: TeamCount
  teams: Teams
  onChange: (change: { teamCount?: TeamCount; teams?: Record<string, number> }) => void
}

const REST = ''

export function TeamsField({ label, error, users, teamCount, teams, onChange }: TeamsFieldProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const [isBalanced, setIsBalanced] = useState(false)
  const points = useQuery({ ...recentPointsOptions(client), enabled: isBalanced })
  const columns = useMemo(() => {
    const rowsOf = (people: readonly ChosenPerson[]) =>
      people.map((person) => ({ key: person.uuid, title: nameOf(person), text: person.pseudonym ?? undefined }))
    const dealt = teamsOf({ users, teams, teamCount })
    const isDealt = new Set(dealt.flat())
    const rest = users.filter((person) => !isDealt.has(person))
    const inTeams = dealt.map((people, index) => {
      const number = index + 1
      const count = formatCount(people.length)
      return { key: String(index), label: t`Team ${number} · ${count}`, rows: rowsOf(people) }
    })
    const left = formatCount(rest.length)
    return rest.length === 0 ? inTeams : [...inTeams, { key: REST, label: t`No team · ${left}`, rows: rowsOf(rest) }]
  }, [users, teams, teamCount, t])
  const deal = (): void => {
    const byUuid = new Map(points.data?.map(({ uuid, points: of }) => [uuid, of]))
    const players = users.map(({ uuid }) => ({ uuid, points: byUuid.get(uuid) ?? 0 }))
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    const dealt = fairTeams(players, teamCount, { seed, isBalanced })
    onChange({ teams: Object.fromEntries(dealt.flatMap((team, index) => team.map((uuid) => [uuid, index]))) })
  }
  const move = (keys: readonly string[], to: string): void => {
    const moved = Object.fromEntries(Object.entries(teams).filter(([uuid]) => to !== REST || !keys.includes(uuid)))
    onChange({ teams: to === REST ? moved : { ...moved, ...Object.fromEntries(keys.map((key) => [key, Number(to)])) } })
  }
  return (
    <Stack gap="m">
      <SelectField
        name="teams"
        label={label}
        error={error}
        value={String(teamCount)}
        options={TEAM_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
        onValueChange={(chosen) => {
          const count = TEAM_COUNTS.find((one) => String(one) === chosen)
          if (count !== undefined) onChange({ teamCount: count })
        }}
      />
      <SwitchField
        label={t`Balance teams`}
        hint={t`Based on RookPoints from the last four weeks`}
        checked={isBalanced}
        onCheckedChange={setIsBalanced}
      />
      {isBalanced && points.isLoadingError ? (
        <Inline gap="m">
          <Text tone="danger">{t`Couldn't load RookPoints`}</Text>
          <Button size="s" onClick={() => void points.refetch()}>{t`Try again`}</Button>
        </Inline>
      ) : (
        <Inline>
          <Button
            icon="refresh"
            disabled={users.length < challengeLimits.dealt.min}
            loading={isBalanced && points.isLoading}
            onClick={deal}
          >
            {t`Assign teams at random`}
          </Button>
        </Inline>
      )}
      <TeamBoard
        columns={columns}
        onMove={move}
        moveLabel={(count) => t`${plural(count, { one: 'Move # here', other: 'Move # here' })}`}
        emptyText={t`No one yet`}
      />
    </Stack>
  )
}
