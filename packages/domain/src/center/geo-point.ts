/** A place on the earth, in decimal degrees: north and east are positive. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

/** Where a map opens that knows no better: Mexico City. */
export const DEFAULT_POINT: GeoPoint = { latitude: 19.4335, longitude: -99.1355 }

const PAIR = /^\s*(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/

const isOnEarth = ({ latitude, longitude }: GeoPoint): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Reads latitude and longitude, parted by a comma; null when a text is no place on the earth. */
export const parsePoint = (text: string): GeoPoint | null => {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnEarth(point) ? point : null
}

/** Six decimals tell two doors of a street apart. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Latitude and longitude as they travel: one text, parted by a comma. */
export const formatPoint = ({ latitude, longitude }: GeoPoint): string => `${rounded(latitude)},${rounded(longitude)}`
