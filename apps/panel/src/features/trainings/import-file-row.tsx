import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FileActivity, ImportedTraining } from '@repo/api-client/members/member-trainings'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { CheckboxField } from '@repo/ui/checkbox-field'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { Truncated } from '@repo/ui/truncated'
import { useState } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import type { ImportedFile } from './import-files.ts'
import { trainingStart } from './training-columns.tsx'
import type { Decision } from './use-import.ts'

interface FileRowProps {
  file: ImportedFile
  zone: string
  onDecide: (decision: Decision) => void
}

const minutesOf = (seconds: number): number => Math.round(seconds / 60)

function Counted({ training }: { training: ImportedTraining }) {
  const { t } = useLingui()
  const [counted, all] = [minutesOf(training.countedSeconds), minutesOf(training.timerSeconds)]
  const { leftOutValues } = training
  return (
    <>
      <Text tone="muted" size="s">
        {t`${counted} of ${plural(all, { one: '# minute', other: '# minutes' })} with a heart rate`}
      </Text>
      {leftOutValues > 0 && (
        <Text tone="muted" size="s">
          {t`${plural(leftOutValues, { one: '# value left out', other: '# values left out' })}: the heart rate or the time is impossible`}
        </Text>
      )}
    </>
  )
}

function Activities({
  activities,
  zone,
  onDecide,
}: Omit<FileRowProps, 'file'> & { activities: readonly FileActivity[] }) {
  const { t } = useLingui()
  const language = useSessionStore((state) => state.locale)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const labelOf = ({ startAt, timerSeconds }: FileActivity): string => {
    const start = trainingStart({ startAt }, { language, zone })
    const minutes = minutesOf(timerSeconds)
    return t`${start}, ${plural(minutes, { one: '# minute', other: '# minutes' })}`
  }
  return (
    <Stack gap="s">
      <Text size="s">{t`This file has several activities. Choose which to import.`}</Text>
      {activities.map((activity) => (
        <CheckboxField
          key={activity.place}
          label={labelOf(activity)}
          checked={chosen.has(activity.place)}
          onCheckedChange={() => setChosen(chosen.symmetricDifference(new Set([activity.place])))}
        />
      ))}
      <Inline>
        <Button
          size="s"
          disabled={chosen.size === 0}
          onClick={() => onDecide({ activities: [...chosen].toSorted((one, other) => one - other) })}
        >
          {t`Import selection`}
        </Button>
      </Inline>
    </Stack>
  )
}

function Outcome({ file: { outcome }, zone, onDecide }: FileRowProps) {
  const { t } = useLingui()
  switch (outcome.kind) {
    case 'done':
      return outcome.trainings.map((training) => <Counted key={training.uuid} training={training} />)
    case 'refused':
      return (
        <Text tone="muted" size="s">
          {outcome.text}
        </Text>
      )
    case 'several':
      return <Activities activities={outcome.activities} zone={zone} onDecide={onDecide} />
    case 'overlaps':
      return (
        <Stack gap="s">
          <Text size="s">{outcome.text}</Text>
          <Inline>
            <Button size="s" tone="neutral" onClick={() => onDecide({ force: true, activities: outcome.activities })}>
              {t`Import anyway`}
            </Button>
          </Inline>
        </Stack>
      )
    case 'waiting':
    case 'sending':
      return null
    default:
      return outcome satisfies never
  }
}

export function FileRow({ file, zone, onDecide }: FileRowProps) {
  const { t } = useLingui()
  const words = {
    waiting: t`Waiting`,
    sending: t`Importing…`,
    done: t`Imported`,
    refused: t`Not imported`,
    several: t`Choose`,
    overlaps: t`Not imported`,
  }
  const tones = {
    waiting: 'neutral',
    sending: 'neutral',
    done: 'success',
    refused: 'danger',
    several: 'warning',
    overlaps: 'warning',
  } as const
  const { kind } = file.outcome
  return (
    <li>
      <Stack gap="xs">
        <Inline gap="s" justify="between" wrap={false}>
          <Truncated text={file.file.name} />
          <Badge tone={tones[kind]}>{words[kind]}</Badge>
        </Inline>
        <Outcome file={file} zone={zone} onDecide={onDecide} />
      </Stack>
    </li>
  )
}
