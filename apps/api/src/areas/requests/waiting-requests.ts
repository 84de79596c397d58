import { and, isNull } from 'drizzle-orm'

import { linkRequests } from '../../database/schema/link-requests.ts'

/** A request that nobody has answered yet. */
export const isWaiting = and(isNull(linkRequests.acceptedAt), isNull(linkRequests.refusedAt))
