import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { isBetaHost } from '@repo/domain/center/host'
import { AppShell } from '@repo/ui/app-shell'
import { Badge } from '@repo/ui/badge'
import { CenterMark } from '@repo/ui/center-mark'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { RealtimeProvider } from '../../app/connection/realtime-provider.tsx'
import { useBranchEvents } from '../../app/connection/use-branch-events.ts'
import { LanguageMenu } from '../../app/locale/language-menu.tsx'
import { useCenterLanguage } from '../../app/locale/use-center-language.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useCenterAccent } from '../../app/use-center-accent.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SideMenu } from './side-menu.tsx'
import { useMenuWidth } from './use-menu-width.ts'
import { useNewVersion } from './use-new-version.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'

function BranchEvents() {
  useBranchEvents()
  return null
}

interface GuardedShellProps {
  goTo: ReactNode
  children?: ReactNode
}

export function GuardedShell({ goTo, children }: GuardedShellProps) {
  return (
    <RealtimeProvider>
      <Frame goTo={goTo}>{children ?? <Outlet />}</Frame>
    </RealtimeProvider>
  )
}

function Frame({ goTo, children }: GuardedShellProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const session = useSession()
  const center = useQuery(centerQueryOptions(client, session.uuidBranch))
  const name = center.data?.name ?? 'Latido'
  const { isNarrow, setIsNarrow } = useMenuWidth()
  useCenterAccent()
  useCenterLanguage()
  useNewVersion()
  return (
    <AppShell
      brand={<CenterMark imageUrl={center.data?.imageUrl ?? null} size="s" />}
      name={
        <>
          <Heading level={2} size="s">
            {name}
          </Heading>
          {isBetaHost(location.hostname) && <Badge tone="accent">BETA</Badge>}
        </>
      }
      topBar={
        <Inline gap="xs" wrap={false}>
          {goTo}
          <LanguageMenu compact />
          <ProfileMenu />
        </Inline>
      }
      menu={<SideMenu />}
      menuLabel={t`Main menu`}
      openMenuLabel={t`Open menu`}
      closeMenuLabel={t`Close menu`}
      isMenuNarrow={isNarrow}
      onMenuNarrowChange={setIsNarrow}
      narrowMenuLabel={t`Collapse menu`}
      widenMenuLabel={t`Expand menu`}
      skipLabel={t`Skip to content`}
      isBusy={useSlowNavigation()}
      busyLabel={t`Loading`}
    >
      <BranchEvents />
      {children}
      <ConnectionNotice />
    </AppShell>
  )
}
