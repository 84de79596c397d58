import { isSeenOn } from '@repo/color/is-seen-on'
import { accentPalette, type AccentPalette, OWN_ACCENT } from '@repo/domain/center/accent'
import { eq } from 'drizzle-orm'

import type { Database } from '../database/database.ts'
import { branches } from '../database/schema/center.ts'
import type { ImageStore } from '../images/image-store.ts'

export interface MailBranding {
  readonly centerName: string
  /** A PNG at 2x size, with its own background so that it is visible in dark mode. */
  readonly logo: Buffer
  readonly logoWidth: number
  readonly logoHeight: number
  readonly palette: AccentPalette
}

const DENSITY = 2
/** Stored logos are at most 512 by 512, but a restored backup may contain any image. */
const MAX_PIXELS = 1_000_000
const HEIGHT = 44
const MOST_WIDE = 220
const MARGIN = 6
const PAPER = '#ffffff'
const DARK = '#0a0f12'

const markOf = ({ accent, accentSoft }: AccentPalette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accentSoft}"/><path d="M4 17h6l3-8 5 15 4-10 2 3h4" fill="none" stroke="${accent}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`

interface Drawn {
  readonly logo: Buffer
  readonly logoWidth: number
  readonly logoHeight: number
}

const drawn = async (picture: Buffer): Promise<Drawn> => {
  const { default: sharp } = await import('sharp')
  const inner = DENSITY * (HEIGHT - 2 * MARGIN)
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .ensureAlpha()
    .resize({ width: DENSITY * (MOST_WIDE - 2 * MARGIN), height: inner, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = isSeenOn(data, PAPER) ? PAPER : DARK
  const margin = DENSITY * MARGIN
  const { width, height, channels } = info
  const logo = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { logo, logoWidth: width / DENSITY + 2 * MARGIN, logoHeight: height / DENSITY + 2 * MARGIN }
}

const drawnMark = async (palette: AccentPalette): Promise<Drawn> => {
  const { default: sharp } = await import('sharp')
  const logo = await sharp(Buffer.from(markOf(palette)))
    .resize(DENSITY * HEIGHT)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { logo, logoWidth: HEIGHT, logoHeight: HEIGHT }
}

const KEPT = 20

/** Caches the last one drawn, because many emails of a center are sent together. */
export const createMailBranding = ({
  db,
  images,
}: {
  readonly db: Database
  readonly images: Pick<ImageStore, 'read'>
}) => {
  const kept = new Map<string, Promise<Drawn>>()
  const logoOf = async (imageUrl: string | null, palette: AccentPalette): Promise<Drawn> => {
    const picture = imageUrl === null ? null : await images.read(imageUrl)
    if (picture === null) return drawnMark(palette)
    return drawn(picture).catch(() => drawnMark(palette))
  }
  return async (branchUuid: string): Promise<MailBranding> => {
    const [center] = await db
      .select({ name: branches.name, imageUrl: branches.imageUrl, accent: branches.accentColor })
      .from(branches)
      .where(eq(branches.uuid, branchUuid))
    const palette = accentPalette(center?.accent ?? OWN_ACCENT)
    const key = `${center?.imageUrl ?? ''} ${palette.accent}`
    const logo = kept.get(key) ?? logoOf(center?.imageUrl ?? null, palette)
    kept.delete(key)
    kept.set(key, logo)
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old)
    return { centerName: center?.name ?? 'Latido', palette, ...(await logo) }
  }
}
