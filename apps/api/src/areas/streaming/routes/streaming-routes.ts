import type { streamingEndpoints } from '@repo/api-client/streaming/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { createStreamingAccountRoute } from './create-streaming-account.ts'
import { deleteStreamingAccountRoute } from './delete-streaming-account.ts'
import { updateStreamingAccountRoute } from './update-streaming-account.ts'

export const streamingRoutes: RoutesOf<typeof streamingEndpoints> = {
  createStreamingAccount: createStreamingAccountRoute,
  updateStreamingAccount: updateStreamingAccountRoute,
  deleteStreamingAccount: deleteStreamingAccountRoute,
}
