import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PastClass } from '@repo/api-client/classes/room-history'
import { formatCount } from '@repo/domain/core/number-format'
import { formatDay, formatTime } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { LinkRows } from '@repo/ui/link-rows'
import { Stack } from '@repo/ui/stack'

import type { ClassViewHost } from '../control/class-view-host.ts'
import { useLanguage } from './use-language.ts'

/** What fits beside the start of a class without scrolling. */
const SHOWN = 3

interface PastClassesProps {
  classes: readonly PastClass[]
  host: Pick<ClassViewHost, 'zone' | 'onOpenClass'>
}

export function PastClasses({ classes, host }: PastClassesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const rows = classes.slice(0, SHOWN).map(({ uuid, trainingName, startAt, people, averageEffort, points }) => {
    const at = startAt.getTime()
    return {
      id: uuid,
      title: trainingName,
      text: `${formatDay(dayIn(host.zone, at), language)} · ${formatTime(at, host.zone, language)}`,
      values: [
        t`${plural(people, { one: '# person', other: '# people' })}`,
        averageEffort === null ? '–' : `${Math.floor(averageEffort)} %`,
        t`${{ points: formatCount(Math.round(points)) }} pts`,
      ],
    }
  })
  return (
    <Card padding="m" as="section">
      <Stack gap="s">
        <Heading level={2} size="m">
          {t`Last classes`}
        </Heading>
        <LinkRows
          label={t`Last classes`}
          rows={rows}
          {...(host.onOpenClass === undefined ? {} : { onOpen: host.onOpenClass })}
        />
      </Stack>
    </Card>
  )
}
