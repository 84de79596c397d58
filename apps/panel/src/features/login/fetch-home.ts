import type { AnyRouter } from '@tanstack/react-router'

const HOME = ['/_guarded', '/_guarded/']

/** Fetches the code of the first screen while somebody types: signing in then waits for data alone. */
export const fetchHome = ({ loadRouteChunk, routesById }: Pick<AnyRouter, 'loadRouteChunk' | 'routesById'>): void => {
  for (const id of HOME) {
    const route = routesById[id]
    // without a network it is fetched when it is needed, as ever
    if (route !== undefined) void Promise.resolve(loadRouteChunk(route)).catch(() => null)
  }
}
