import type { AnyRouter } from '@tanstack/react-router'

import { fetchToaster } from '../../../app/fetch-toaster.ts'
import { behindLogin } from '../../../app/session/behind-login.ts'

const HOME = ['/_guarded', '/_guarded/']

/** Loads the home page's code while the user types, so that signing in only waits for data. */
export const fetchHome = ({ loadRouteChunk, routesById }: Pick<AnyRouter, 'loadRouteChunk' | 'routesById'>): void => {
  const codes = HOME.map((id) => routesById[id]).map((route) => route && loadRouteChunk(route))
  for (const code of [...codes, behindLogin(), fetchToaster()]) void Promise.resolve(code).catch(() => null)
}
