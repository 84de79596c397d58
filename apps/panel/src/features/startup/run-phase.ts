import { refreshSession } from '@repo/api-client/auth/refresh-session'
import { searchCenter, startupFaultOf } from '@repo/api-client/auth/search-center'
import { grantsOf } from '@repo/api-client/auth/session'
import { boot } from '@repo/api-client/browser/page-boot'
import { ApiError } from '@repo/api-client/core/api-error'
import { isQrBoxHost } from '@repo/domain/center/host'
import {
  FAILURE_SHOWN_FOR,
  lookupWait,
  type StartupEvent,
  type StartupState,
  SUSPENDED_WAIT,
} from '@repo/domain/center/startup'
import { isRenewalDue } from '@repo/domain/time/session-age'

import { accent } from '../../app/accent.ts'
import type { Services as PanelServices } from '../../app/services.ts'
import { behindLogin } from '../../app/session/behind-login.ts'
import { sessionKeeper, useSessionStore } from '../../app/session/session-store.ts'
import type { FirstScreen } from './first-screen.ts'

type Services = Pick<PanelServices, 'client' | 'queryClient'>

export interface Startup extends Services {
  readonly screen: FirstScreen
}

const lookUp = async ({ client }: Services): Promise<StartupEvent> => {
  try {
    const center = boot.takeCenter() ?? (await client.call(searchCenter, { params: { host: location.hostname } }))
    accent.wear(center.accentColor)
    useSessionStore.setState({ center, isSuspended: !center.isActive })
    return { type: 'center-found', isActive: center.isActive, hasName: center.name !== '' }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'center-not-set-up') return { type: 'no-center-yet' }
    return { type: 'lookup-failed', fault: startupFaultOf(error) }
  }
}

/** Renews a token that is due. Only a refusal ends the session, not a lost response. */
export const renewSession = ({ client }: Services): Promise<void> =>
  sessionKeeper.renew(async () => {
    const wire = await client.call(refreshSession, {})
    const { role, permissions, features } = grantsOf(wire)
    return { tokenAdmin: wire.token_user, role, permissions: [...permissions], features_enabled: [...features] }
  })

const refresh = async (services: Startup): Promise<StartupEvent> => {
  const session = await sessionKeeper.restore()
  if (session === null) return { type: 'session-missing' }
  // not with a token that is about to be replaced
  if (!isRenewalDue({ ...session, isRemembered: session.rememberme }, Date.now())) services.screen.prefetch(session)
  // loaded meanwhile; if it fails, it is loaded again when needed
  void behindLogin().catch(() => null)
  services.screen.requestCode()
  try {
    await renewSession(services)
  } catch (error) {
    if (sessionKeeper.current() === null) return { type: 'refresh-failed', fault: startupFaultOf(error) }
  }
  return { type: 'session-refreshed' }
}

const prepare = async (services: Startup): Promise<StartupEvent> => {
  // in parallel with the frame's data
  services.screen.ask()
  try {
    await (await behindLogin()).prepareHome(services)
    return { type: 'prepared' }
  } catch (error) {
    return { type: 'prepare-failed', fault: startupFaultOf(error) }
  }
}

const reviewOffset = async (services: Services): Promise<StartupEvent> => {
  await (await behindLogin()).reviewOffset(services)
  return { type: 'reviewed' }
}

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const runPhase = async (state: StartupState, services: Startup): Promise<StartupEvent | null> => {
  switch (state.phase) {
    case 'checking-host':
      return { type: 'host-checked', isQrBox: isQrBoxHost(location.hostname) }
    case 'looking-up':
      return lookUp(services)
    case 'refreshing':
      return refresh(services)
    case 'preparing':
      return prepare(services)
    case 'reviewing':
      return reviewOffset(services)
    case 'failed':
      await after(FAILURE_SHOWN_FOR)
      return { type: 'failure-shown' }
    case 'center-missing':
      if (state.isChecking) return lookUp(services)
      await after(lookupWait(state.attempt))
      return { type: 'lookup-due' }
    case 'disabled':
      if (state.isChecking) return lookUp(services)
      await after(SUSPENDED_WAIT)
      return { type: 'lookup-due' }
    case 'qr-box':
    case 'not-set-up':
    case 'unavailable':
    case 'ready':
      return null
    default:
      return state satisfies never
  }
}
