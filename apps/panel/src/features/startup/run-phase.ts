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

/** What the startup works with; it speaks the screen's language only. */
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

/** Renews the session's token when it is old enough; only a refusal ends the session, a lost answer does not. */
export const renewSession = ({ client }: Services): Promise<void> =>
  sessionKeeper.renew(async () => {
    const wire = await client.call(refreshSession, {})
    const { role, permissions, features } = grantsOf(wire)
    return { tokenAdmin: wire.token_user, role, permissions: [...permissions], features_enabled: [...features] }
  })

const refresh = async (services: Startup): Promise<StartupEvent> => {
  const session = await sessionKeeper.restore()
  if (session === null) return { type: 'session-missing' }
  // a token that is about to be another one is not asked with
  if (!isRenewalDue({ ...session, isRemembered: session.rememberme }, Date.now())) services.screen.askAhead(session)
  // fetched meanwhile; without a network it is asked for again by what needs it
  void behindLogin().catch(() => null)
  services.screen.askForCode()
  try {
    await renewSession(services)
  } catch (error) {
    if (sessionKeeper.current() === null) return { type: 'refresh-failed', fault: startupFaultOf(error) }
  }
  return { type: 'session-refreshed' }
}

const prepare = async (services: Startup): Promise<StartupEvent> => {
  // together with what stands around it, and not when all of that has come
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

/** Does the work that a phase of the startup calls for; null when it calls for none. */
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
