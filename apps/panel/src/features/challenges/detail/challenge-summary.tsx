import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { formatCount } from '@repo/domain/core/number-format'
import { formatDay } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Card } from '@repo/ui/card'
import { DescriptionList } from '@repo/ui/description-list'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { useLocale } from '../../../app/locale/use-locale.ts'
import { useChallengeLabels } from '../challenge-labels.ts'
import { StatusBadge } from '../list/challenge-columns.tsx'

export function ChallengeSummary({ challenge, zone }: { challenge: Challenge; zone: string }) {
  const { t } = useLingui()
  const language = useLocale()
  const { columns: words, kinds, modalities, compliances } = useChallengeLabels()
  const [start, end] = [challenge.startAt, challenge.finishAt].map((at) =>
    formatDay(dayIn(zone, at.getTime()), language),
  )
  return (
    <Card>
      <Stack gap="m">
        {challenge.description !== null && <Text>{challenge.description}</Text>}
        <DescriptionList
          isDense
          items={[
            { key: 'status', term: words.status, value: <StatusBadge status={challenge.status} /> },
            { key: 'kind', term: words.kind, value: kinds[challenge.kind] },
            { key: 'modality', term: words.modality, value: modalities[challenge.modality] },
            { key: 'compliance', term: words.compliance, value: compliances[challenge.compliance] },
            { key: 'days', term: t`Days`, value: `${start ?? ''} – ${end ?? ''}` },
            { key: 'participants', term: words.participants, value: formatCount(challenge.participants) },
          ]}
        />
      </Stack>
    </Card>
  )
}
