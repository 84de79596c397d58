import { type PassedSums, runningSums } from '../areas/classes/live/running-sums.ts'
import { type ForwardedPhoneRequest, handleForwardedPhoneRequest } from '../areas/classes/phones/phone-messages.ts'
import { endpointName, type ForwardedRequest, handleForwardedRequest } from '../http/forward-requests.ts'
import type { Route } from '../http/route.ts'
import type { Context } from './context.ts'

type Passed = ForwardedRequest | ForwardedPhoneRequest | PassedSums

/** Does what another server was asked for, because this one has the class. */
export const serveForwardedRequests = (
  context: Context,
  all: readonly Route[],
): ((call: unknown) => Promise<object>) => {
  const routes = new Map(all.map((route): [string, Route] => [endpointName(route.endpoint), route]))
  return async (call) => {
    // only servers of this database can reach the subject
    const passed = call as Passed
    if (passed.kind === 'call') return handleForwardedRequest(context, routes, passed)
    if (passed.kind === 'phone') return handleForwardedPhoneRequest(context, passed)
    const liveClass = context.engine.find(passed.classUuid)
    return { sums: liveClass === null ? [] : runningSums([liveClass]) }
  }
}
