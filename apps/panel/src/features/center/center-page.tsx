import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { Center } from '@repo/api-client/center/show-center'
import { imageLimits } from '@repo/domain/core/limits'
import { Card } from '@repo/ui/card'
import { PageHeader } from '@repo/ui/page-header'
import { PictureButton } from '@repo/ui/picture-button'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Tabs } from '@repo/ui/tabs'
import { Text } from '@repo/ui/text'
import { useAfterFrame } from '@repo/ui/use-after-frame'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { sides } from '../../lib/sides.css.ts'
import { AddressForm } from './address-form.tsx'
import { useReplaceLogo } from './center-mutations.ts'
import { type CenterTab, useCenterTabs } from './center-tabs.ts'
import { DataForm } from './data-form.tsx'
import { Gallery } from './gallery.tsx'
import { PrivacyForm } from './privacy-form.tsx'
import { StreamingForm } from './streaming-form.tsx'
import { TrainingTypes } from './training-types.tsx'

export interface CenterPageProps {
  tab: CenterTab
  onTab: (tab: CenterTab) => void
}

function Logo({ center }: { center: Center }) {
  const { t } = useLingui()
  const logo = useReplaceLogo(center)
  const megabytes = imageLimits.maxBytes / (1024 * 1024)
  return (
    <Card padding="l">
      <Stack gap="m" align="center">
        <PictureButton
          name={center.name}
          isLogo
          imageUrl={center.imageUrl}
          label={t`Change logo`}
          accept={imageLimits.types}
          onPick={logo.send}
          busyLabel={logo.isPending ? t`Uploading image` : undefined}
        />
        <Text tone="muted" size="s" align="center">
          {t`PNG or JPEG, up to ${megabytes} MB`}
        </Text>
      </Stack>
    </Card>
  )
}

const Side = memo(function Side({ tab, center }: { tab: CenterTab; center: Center }) {
  switch (tab) {
    case 'data':
      return <DataForm center={center} />
    case 'address':
      return <AddressForm center={center} />
    case 'gallery':
      return <Gallery center={center} />
    case 'streaming':
      return <StreamingForm center={center} />
    case 'types':
      return <TrainingTypes />
    case 'privacy':
      return <PrivacyForm />
    default:
      return tab satisfies never
  }
})

function CenterSides({ center, tab, onTab }: CenterPageProps & { center: Center }) {
  const { t } = useLingui()
  const tabs = useCenterTabs()
  // the URL may name a tab that this center lacks
  const shown = tabs.some(({ value }) => value === tab) ? tab : 'data'
  const drawn = useAfterFrame(shown)
  return (
    <div className={sides}>
      <Logo center={center} />
      <Card padding="l">
        <Tabs label={t`Center sections`} tabs={tabs} value={shown} onValueChange={onTab}>
          <Side tab={drawn} center={center} />
        </Tabs>
      </Card>
    </div>
  )
}

export function CenterPage(props: CenterPageProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const center = useQuery(centerQueryOptions(client, uuidBranch))
  return (
    <Stack gap="xl">
      <PageHeader title={t`Center information`} text={t`What users and staff see about your center`} />
      {center.data !== undefined && <CenterSides {...props} center={center.data} />}
      {center.isPending && (
        <div className={sides} role="status" aria-label={t`Loading`}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      {center.isLoadingError && <LoadFailure title={t`Couldn't load the center`} onRetry={() => center.refetch()} />}
    </Stack>
  )
}
