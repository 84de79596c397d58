import { describePoint } from '@repo/api-client/geocode/describe-point'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'

export const describePointRoute = route(describePoint, async ({ query }, { context, language }) => {
  const parts = await context.geocoder.describe(query.point, language)
  if (parts === null) throw new Refusal('address-not-found')
  return parts
})
