import type { Endpoint } from '../core/endpoint.ts'
import { createStreamingAccount } from './create-streaming-account.ts'
import { deleteStreamingAccount } from './delete-streaming-account.ts'
import { updateStreamingAccount } from './update-streaming-account.ts'

export const streamingEndpoints = {
  createStreamingAccount,
  updateStreamingAccount,
  deleteStreamingAccount,
} satisfies Record<string, Endpoint>
