import type { Center } from '@repo/api-client/center/show-center'
import type { Permission } from '@repo/domain/people/permissions'

import type { branches } from '../../database/schema/center.ts'
import type { galleryImages } from '../../database/schema/images.ts'
import type { streamingAccounts } from '../../database/schema/streaming.ts'

type Branch = typeof branches.$inferSelect

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

export const presentGallery = (images: readonly (typeof galleryImages.$inferSelect)[]): Center['gallery'] =>
  images.map(({ uuid, imageUrl }) => ({ uuid, url: imageUrl }))

/** Only roles that manage the account see its keys. The secret is never returned. */
export const presentStreamingAccount = (
  account: typeof streamingAccounts.$inferSelect | null,
  permissions: readonly Permission[],
): Center['streamingAccount'] => {
  if (account === null) return null
  const { uuid, email, apiKey, accountId, version } = account
  return permissions.includes('center_information_show') ? { uuid, email, apiKey, accountId, version } : { uuid, email }
}
