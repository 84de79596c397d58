import type { Endpoint } from '../core/endpoint.ts'
import { createStreamingAccount, deleteStreamingAccount, updateStreamingAccount } from './streaming-account.ts'

export const streamingEndpoints = {
  createStreamingAccount,
  updateStreamingAccount,
  deleteStreamingAccount,
} satisfies Record<string, Endpoint>
