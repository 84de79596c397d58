import type { Endpoint } from '../core/endpoint.ts'
import { describePoint } from './describe-point.ts'
import { findAddress } from './find-address.ts'

export const geocodeEndpoints = {
  findAddress,
  describePoint,
} satisfies Record<string, Endpoint>
