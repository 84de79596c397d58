import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ResponseOf } from '@repo/api-client/core/endpoint'
import type { showOverview } from '@repo/api-client/dashboard/endpoints'
import { dashboardQueryOptions, overviewQueryOptions } from '@repo/api-client/dashboard/queries'
import { formatMark } from '@repo/domain/core/number-format'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cloneElement, type ReactElement } from 'react'

import { useServices } from '../../app/services-context.ts'

interface Matter {
  readonly key: string
  readonly text: string
  readonly link: ReactElement<{ 'aria-label'?: string }> | null
}

/** Rounded down to a tenth of a GB. */
const gigabytes = (bytes: number): string => formatMark(Math.floor(bytes / 107_374_182.4) / 10)

const useDiskLabels = () => {
  const { t } = useLingui()
  return ({ freeBytes, daysLeft: days }: NonNullable<ResponseOf<typeof showOverview>['disk']>): string => {
    const room = gigabytes(freeBytes)
    if (days === null) return t`The server has ${room} GB of disk space left`
    return t`The server has ${room} GB of disk space left, enough for about ${plural(days, { one: '# day', other: '# days' })}`
  }
}

const useMatters = (): readonly Matter[] | null => {
  const { t } = useLingui()
  const { client } = useServices()
  const diskLabels = useDiskLabels()
  const { data: figures } = useQuery(dashboardQueryOptions(client))
  const { data: overview } = useQuery(overviewQueryOptions(client))
  if (figures === undefined || overview === undefined) return null
  const { requestsPending: requests } = figures
  const { lowBatteries: batteries, silentSensors: silent, failingMails: mails, disk } = overview
  const matters: readonly (Matter & { readonly count: number })[] = [
    {
      key: 'requests',
      count: requests,
      text: t`${plural(requests, { one: '# person wants to join', other: '# people want to join' })}`,
      link: <Link to="/requests" search={{}} />,
    },
    {
      key: 'batteries',
      count: batteries,
      text: t`${plural(batteries, { one: '# sensor has a low battery', other: '# sensors have a low battery' })}`,
      link: <Link to="/sensors" search={{ sort: 'battery', direction: 'asc' }} />,
    },
    {
      key: 'silent',
      count: silent,
      text: t`${plural(silent, { one: "# lent sensor hasn't been seen for 14 days", other: "# lent sensors haven't been seen for 14 days" })}`,
      link: <Link to="/sensors" search={{ sort: 'lastSeenAt', direction: 'asc' }} />,
    },
    {
      key: 'mails',
      count: mails,
      text: t`${plural(mails, { one: "# email failed to send. We'll keep trying.", other: "# emails failed to send. We'll keep trying." })}`,
      link: null,
    },
    { key: 'disk', count: disk === null ? 0 : 1, text: disk === null ? '' : diskLabels(disk), link: null },
  ]
  return matters.filter(({ count }) => count > 0)
}

export function NeedsYou() {
  const { t } = useLingui()
  const matters = useMatters()
  if (matters === null) return null
  return (
    <Card padding="m">
      <Stack gap="m">
        <Heading level={2} size="m">{t`Needs attention`}</Heading>
        {matters.length === 0 && <Text tone="muted">{t`You're all caught up.`}</Text>}
        {matters.map(({ key, text, link }) => (
          <Inline key={key} gap="m" justify="between" wrap={false}>
            <Text>{text}</Text>
            {link !== null && (
              <ButtonLink size="s" link={cloneElement(link, { 'aria-label': t`View: ${text}` })}>
                {t`View`}
              </ButtonLink>
            )}
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}
