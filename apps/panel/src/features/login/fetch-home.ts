import type { AnyRouter } from '@tanstack/react-router'

import { fetchToaster } from '../../app/fetch-toaster.ts'
import { behindLogin } from '../../app/session/behind-login.ts'

const HOME = ['/_guarded', '/_guarded/']

/** Fetches the code of the first screen while somebody types: signing in then waits for data alone. */
export const fetchHome = ({ loadRouteChunk, routesById }: Pick<AnyRouter, 'loadRouteChunk' | 'routesById'>): void => {
  const codes = HOME.map((id) => routesById[id]).map((route) => route && loadRouteChunk(route))
  // without a network it is fetched when it is needed, as ever
  for (const code of [...codes, behindLogin(), fetchToaster()]) void Promise.resolve(code).catch(() => null)
}
