import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { Columns } from '@repo/ui/columns'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { useZoneCity } from '../../app/locale/use-zone-city.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { LoopbackNotice } from '../../lib/loopback-notice.tsx'
import { AgreementDialog } from './agreement-dialog.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NeedsYou } from './needs-you.tsx'
import { Now } from './now.tsx'

// charts are loaded after the first render
const TrainingsChart = lazy(() => import('./trainings-chart.tsx').then((part) => ({ default: part.TrainingsChart })))

export function DashboardPage() {
  const { t } = useLingui()
  const cityOf = useZoneCity()
  const { client } = useServices()
  const { permissions, uuidBranch } = useSession()
  const { data: center } = useQuery(centerQueryOptions(client, uuidBranch))
  const city = center === undefined ? '' : cityOf(center.zone)
  return (
    <Stack gap="xl">
      <PageHeader
        title={t`Dashboard`}
        {...(center === undefined ? {} : { text: t`Dates and times in ${city} time` })}
        isTextPending
      />
      <LoopbackNotice />
      {permissions.includes('center_information_show') && <FirstSteps />}
      <Now />
      {permissions.includes('dashboard') && (
        <>
          <Figures />
          <Columns min="part" gap="l">
            <NeedsYou />
            <Suspense fallback={null}>
              <TrainingsChart />
            </Suspense>
          </Columns>
        </>
      )}
      <AgreementDialog />
    </Stack>
  )
}
