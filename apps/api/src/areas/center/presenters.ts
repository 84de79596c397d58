import type { Center } from '@repo/api-client/centers/show-center'
import type { Permission } from '@repo/domain/people/permissions'

import type { branches } from '../../database/schema/center.ts'
import type { galleryImages } from '../../database/schema/images.ts'
import type { streamingAccounts } from '../../database/schema/streaming.ts'

type Branch = typeof branches.$inferSelect

/** Where the center is. */
export const presentLocation = (branch: Branch): Center['location'] => ({
  uuid: branch.locationUuid,
  line: branch.addressLine,
  country: branch.country,
  state: branch.state,
  city: branch.city,
  zipCode: branch.zipCode,
  point: { latitude: branch.latitude, longitude: branch.longitude },
  version: branch.locationVersion,
})

/** The pictures of the center. */
export const presentGallery = (images: readonly (typeof galleryImages.$inferSelect)[]): Center['gallery'] =>
  images.map(({ uuid, imageUrl }) => ({ uuid, url: imageUrl }))

/** The video account, its keys for those who look after the center. The secret is nobody's to see. */
export const presentStreamingAccount = (
  account: typeof streamingAccounts.$inferSelect | null,
  permissions: readonly Permission[],
): Center['streamingAccount'] => {
  if (account === null) return null
  const { uuid, email, apiKey, accountId, version } = account
  return permissions.includes('center_information_show') ? { uuid, email, apiKey, accountId, version } : { uuid, email }
}
