import type { CenterLookup } from '@repo/api-client/auth/search-center'

import type { Context } from '../../app/context.ts'
import { centerReachedAt } from './center-reached-at.ts'

/** What anybody may know of the center at a host before they sign in, or null. */
export const centerLookup = async (
  context: Pick<Context, 'db' | 'config'>,
  host: string,
): Promise<CenterLookup | null> => {
  const center = await centerReachedAt(context, host)
  if (center === null) return null
  const { publishableKey, language, status, name, imageUrl, accentColor } = center
  const { publicUrl } = context.config
  return { key: publishableKey, language, isActive: status === 1, name, imageUrl, accentColor, publicUrl }
}
