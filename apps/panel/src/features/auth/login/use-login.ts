import { browserId } from '@repo/api-client/auth/browser-ports'
import { logIn, loginErrorOf, signedInOf } from '@repo/api-client/auth/log-in'
import { storedSessionOf } from '@repo/api-client/auth/stored-session'
import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import { initialLogin, type LoginError, loginReducer, type LoginState } from '@repo/domain/people/login'
import type { LoginFields } from '@repo/domain/people/login-form'
import { useReducer } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { behindLogin } from '../../../app/session/behind-login.ts'
import { sessionKeeper } from '../../../app/session/session-store.ts'
import { dispatchStartup } from '../../../app/session/startup-store.ts'

interface Login {
  readonly state: LoginState
  readonly submit: (fields: LoginFields, options: { remember: boolean; force: boolean }) => Promise<LoginError | null>
  readonly dismiss: () => void
}

/** Failing to load the home page's data doesn't undo the login. */
export const useLogin = (): Login => {
  const services = useServices()
  const [state, dispatch] = useReducer(loginReducer, initialLogin)
  const submit: Login['submit'] = async (fields, { remember, force }) => {
    dispatch({ type: 'submitted' })
    try {
      const body = { ...fields, isRemembered: remember, browserId: browserId(), ...(force ? { force } : {}) }
      const signedIn = signedInOf(await services.client.call(logIn, { body }))
      sessionKeeper.replace(storedSessionOf(signedIn, remember, Date.now()))
    } catch (error) {
      const refusal = loginErrorOf(
        error instanceof ApiError ? error : new ApiError(NO_RESPONSE, { code: '', message: '' }),
      )
      dispatch({ type: 'refused', error: refusal })
      return refusal
    }
    dispatch({ type: 'session-opened' })
    await behindLogin()
      .then(({ prepareHome }) => prepareHome(services))
      .catch(() => null)
    dispatch({ type: 'loaded' })
    dispatchStartup({ type: 'signed-in' })
    return null
  }
  return { state, submit, dismiss: () => dispatch({ type: 'dismissed' }) }
}
