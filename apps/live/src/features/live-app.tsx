import { useLingui } from '@lingui/react/macro'
import { comeBack } from '@repo/api-client/browser/page-come-back'
import { patientImport } from '@repo/api-client/browser/patient-import'
import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import { i18n } from '@repo/i18n'
import { StartingAgain } from '@repo/live-class/starting-again'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorBoundary } from '@repo/ui/error-boundary'
import { endFirstPaint } from '@repo/ui/first-paint'
import { SiteNameProvider } from '@repo/ui/site-name'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { Toaster } from '@repo/ui/toaster'
import { lazy, Suspense, useEffect } from 'react'

import { toasts } from '../app/services.ts'
import { speak } from '../app/speak.ts'
import { useViewerStore } from '../app/viewer-store.ts'
import { centered } from './live.css.ts'
import { SuspendedScreen } from './suspended-screen.tsx'
import { useCenterLookup } from './use-center-lookup.ts'

const PairingScreen = lazy(() =>
  patientImport(() => import('./pairing-screen.tsx')).then((part) => ({ default: part.PairingScreen })),
)
const ViewerScreen = lazy(() =>
  patientImport(() => import('./viewer-screen.tsx')).then((part) => ({ default: part.ViewerScreen })),
)

const isSilent = (error: Error): boolean => error instanceof ApiError && error.status === NO_RESPONSE

const useLanguageOf = (center: { readonly language: 'en' | 'es' } | undefined): void => {
  const language = center?.language
  useEffect(() => {
    if (language !== undefined && i18n.locale !== language) void speak(language)
  }, [language])
}

function Loading() {
  const { t } = useLingui()
  return (
    <main className={centered}>
      <Spinner size="l" label={t`Loading`} />
    </main>
  )
}

function Screens() {
  const { t } = useLingui()
  const lookup = useCenterLookup()
  useEffect(endFirstPaint, [])
  useLanguageOf(lookup.data?.isActive === true ? lookup.data : undefined)
  const viewer = useViewerStore((state) => state.viewer)
  if (lookup.data?.isActive === false)
    return <SuspendedScreen isChecking={lookup.isFetching} onRetry={() => void lookup.refetch()} />
  if (viewer !== null) return <ViewerScreen key={viewer.token} viewer={viewer} />
  if (lookup.isSuccess) return <PairingScreen />
  if (lookup.isError) {
    return (
      <main className={centered}>
        <EmptyState
          icon="screen"
          level={1}
          title={t`There's no center at this address`}
          text={t`Check the web address on this display.`}
        />
      </main>
    )
  }
  return (
    <main className={centered}>
      <Stack gap="l" align="center">
        <Spinner size="l" label={t`Loading`} />
        {lookup.failureReason !== null && (
          <Text size="l" tone="muted" align="center">
            {isSilent(lookup.failureReason)
              ? t`Waiting for the server…`
              : t`The server is having a problem. We'll keep trying.`}
          </Text>
        )}
      </Stack>
    </main>
  )
}

const comeBackSoon = (): void => {
  endFirstPaint()
  comeBack.soon()
}

function Broken() {
  return (
    <main className={centered}>
      <StartingAgain onShown={comeBackSoon} onStart={() => location.reload()} />
    </main>
  )
}

export function LiveApp() {
  const { t } = useLingui()
  const site = useViewerStore(({ centerName }) => centerName)
  const logo = useViewerStore(({ centerLogo }) => centerLogo)
  return (
    <SiteNameProvider name={site || 'Latido'} logoUrl={logo}>
      <ErrorBoundary fallback={<Broken />}>
        <Suspense fallback={<Loading />}>
          <Screens />
        </Suspense>
        <Toaster store={toasts} label={t`Notifications`} closeLabel={t`Close`} />
      </ErrorBoundary>
    </SiteNameProvider>
  )
}
