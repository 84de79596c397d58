import { formatPoint } from '@repo/domain/center/geo-point'
import { eq } from 'drizzle-orm'

import { branches } from '../../database/schema/center.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'
import { streamingAccountOf } from '../streaming/streaming-account.ts'
import { listTrainingTypes } from '../trainings/training-types.ts'
import { listGallery } from './center-queries.ts'

const named = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

export const readCenter: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select().from(branches).where(eq(branches.uuid, uuid))
  if (row === undefined) return null
  const { name, description, language, measurementSystem, zone, joinsBy, imageUrl, accentColor, exportsClassLogs } = row
  const { defaultVisibility, minorsAtMost, adultAge, isUnknownAgeMinor, consentAge } = row
  const { addressLine, city, state, country, zipCode, latitude, longitude } = row
  const types = await listTrainingTypes(tx)
  const gallery = await listGallery(tx)
  const account = await streamingAccountOf(tx)
  return {
    name,
    fields: {
      name,
      description,
      language,
      measurementSystem,
      zone,
      joinsBy,
      accentColor,
      exportsClassLogs,
      defaultVisibility,
      minorsAtMost,
      adultAge,
      isUnknownAgeMinor,
      consentAge,
      address: named(addressLine, city, state, country, zipCode),
      place: formatPoint({ latitude, longitude }),
      trainingTypes: types.map(({ nameEn, nameEs }) => `${nameEn} / ${nameEs}`).join(', '),
      pictures: gallery.length,
      videoAccount: account?.email ?? null,
    },
    secret: {
      picture: imageUrl,
      gallery: gallery.map(({ uuid: picture }) => picture).join(),
      videoSecret: account === null ? null : `${account.apiKey} ${account.accountId} ${account.sealedSecret}`,
    },
  }
}
