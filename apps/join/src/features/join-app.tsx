import { patientImport } from '@repo/api-client/browser/patient-import'
import type { PhoneLife } from '@repo/domain/classes/phone-life'
import { ErrorBoundary } from '@repo/ui/error-boundary'
import { endFirstPaint } from '@repo/ui/first-paint'
import { SiteNameProvider } from '@repo/ui/site-name'
import { lazy, Suspense, useEffect } from 'react'

import { comeBackOnce } from '../app/come-back-once.ts'
import { useKeptResult } from '../app/kept-result.ts'
import { usePhoneStore } from '../app/phone-store.ts'
import { JoinPage } from './join-page.tsx'
import { PastResultLink } from './result/past-result-link.tsx'
import { BannedScreen } from './screens/banned-screen.tsx'
import { ChoosingScreen } from './screens/choosing-screen.tsx'
import { ConfirmingScreen } from './screens/confirming-screen.tsx'
import { FailedScreen } from './screens/failed-screen.tsx'
import { ReplacedScreen } from './screens/replaced-screen.tsx'
import { LookingUpScreen, NoClassScreen, UnknownCenterScreen } from './screens/waiting-screens.tsx'

// loaded during the lookup, so that a later network failure can't block a screen
const form = patientImport(() => import('./screens/form-screen.tsx')).then((part) => ({ default: part.FormScreen }))
const running = patientImport(() => import('./class/class-screen.tsx')).then((part) => ({ default: part.ClassScreen }))
const over = patientImport(() => import('./screens/over-screen.tsx')).then((part) => ({ default: part.OverScreen }))
const past = patientImport(() => import('./screens/past-result-screen.tsx')).then((part) => ({
  default: part.PastResultScreen,
}))
for (const screen of [form, running, over, past]) screen.catch(() => {})
const FormScreen = lazy(() => form)
const ClassScreen = lazy(() => running)
const OverScreen = lazy(() => over)
const PastResultScreen = lazy(() => past)

function LifeScreen({ life }: { life: PhoneLife }) {
  switch (life.phase) {
    case 'looking-up':
      return <LookingUpScreen isOffline={life.isOffline} />
    case 'unknown-center':
      return <UnknownCenterScreen />
    case 'choosing':
      return <ChoosingScreen classes={life.classes} isOffline={life.isOffline} />
    case 'no-class':
      return <NoClassScreen room={life.room} isOffline={life.isOffline} />
    case 'form':
      return <FormScreen open={life.class} fault={life.fault} isJoining={false} />
    case 'joining':
      return <FormScreen open={life.class} fault={null} isJoining />
    case 'confirming':
      return <ConfirmingScreen isRefused={life.isRefused} />
    case 'joined':
      return <ClassScreen joined={life.class} strap={life.strap} />
    case 'over':
      return <OverScreen joined={life.class} />
    case 'banned':
      return <BannedScreen joined={life.class} mayReturn={life.mayReturn === true} />
    case 'replaced':
      return <ReplacedScreen />
    default:
      return life satisfies never
  }
}

const BEFORE_JOINING: ReadonlySet<PhoneLife['phase']> = new Set([
  'looking-up',
  'unknown-center',
  'choosing',
  'no-class',
  'form',
])

function Screen() {
  const life = usePhoneStore((state) => state.life)
  const { kept, isOpen } = useKeptResult()
  const shown = BEFORE_JOINING.has(life.phase) ? kept : null
  if (shown !== null && isOpen) return <PastResultScreen kept={shown} />
  const isSearching = life.phase === 'looking-up' && !life.isOffline
  return (
    <>
      <LifeScreen life={life} />
      {shown !== null && !isSearching && <PastResultLink kept={shown} />}
    </>
  )
}

export function JoinApp() {
  const center = usePhoneStore((state) => state.center)
  useEffect(endFirstPaint, [])
  return (
    <SiteNameProvider name={center?.name || 'Latido'} logoUrl={center?.logoUrl ?? null}>
      <JoinPage>
        <ErrorBoundary fallback={<FailedScreen onShown={comeBackOnce} />}>
          <Suspense fallback={<LookingUpScreen isOffline={false} />}>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </JoinPage>
    </SiteNameProvider>
  )
}
