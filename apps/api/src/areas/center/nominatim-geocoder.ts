import * as z from 'zod/mini'

import { fetchFrom, type FetchFrom } from '../../lib/fetch-from.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Geocoder } from './geocode-routes.ts'

const Found = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() }))
const Described = z.object({
  address: z.object({
    city: z.optional(z.string()),
    town: z.optional(z.string()),
    village: z.optional(z.string()),
    state: z.optional(z.string()),
    country: z.optional(z.string()),
    postcode: z.optional(z.string()),
  }),
})

const WITHIN_MS = 6000
const RETRY_AFTER_S = 5

const request = async (get: FetchFrom, url: URL): Promise<unknown> => {
  try {
    const response = await get(url, {
      // services require an identifying user agent
      headers: { 'user-agent': 'Latido' },
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.json()
  } catch {
    throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_S })
  }
}

const addressOf = (base: string, path: string, query: Readonly<Record<string, string>>): URL => {
  const url = new URL(`${base}${path}`)
  for (const [name, value] of Object.entries({ ...query, format: 'jsonv2' })) {
    if (value !== '') url.searchParams.set(name, value)
  }
  return url
}

/** House-level geocoding with a Nominatim service (https://nominatim.org/release-docs/latest/api/). */
export const nominatimGeocoder = (base: string): Geocoder => {
  const get = fetchFrom([base])
  return {
    find: async ({ line: street, city, state, country, zipCode: postalcode }) => {
      const query = { street, city, state, country, postalcode, limit: '1' }
      const [found] = Found.safeParse(await request(get, addressOf(base, '/search', query))).data ?? []
      return found === undefined ? null : { latitude: found.lat, longitude: found.lon }
    },
    describe: async ({ latitude, longitude }, language) => {
      const query = { lat: String(latitude), lon: String(longitude), 'accept-language': language }
      const described = Described.safeParse(await request(get, addressOf(base, '/reverse', query)))
      if (!described.success) return null
      const { city, town, village, state = null, country = null, postcode = null } = described.data.address
      return { city: city ?? town ?? village ?? null, state, country, zipCode: postcode }
    },
  }
}
