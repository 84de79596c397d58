/** Decimal degrees. North and east are positive. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

/** Mexico City, where a map opens without an address. */
export const DEFAULT_POINT: GeoPoint = { latitude: 19.4335, longitude: -99.1355 }

const PAIR = /^\s*(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/

const isOnEarth = ({ latitude, longitude }: GeoPoint): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Parses `latitude,longitude` in degrees. Returns null for anything out of range or malformed. */
export const parsePoint = (text: string): GeoPoint | null => {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnEarth(point) ? point : null
}

/** Six decimals are about 10 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Formats a point as `latitude,longitude` with six decimals. */
export const formatPoint = ({ latitude, longitude }: GeoPoint): string => `${rounded(latitude)},${rounded(longitude)}`
