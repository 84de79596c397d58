import type { Endpoint } from '../core/endpoint.ts'
import { describePoint, findAddress } from './geocode-endpoints.ts'

export const geocodeEndpoints = {
  findAddress,
  describePoint,
} satisfies Record<string, Endpoint>
