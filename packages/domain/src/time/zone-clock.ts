/**
 * The format of a zone's clock, made once for each zone: making one costs a thousand times as much as using it. Throws
 * RangeError for a zone nobody knows, of which nothing is kept.
 */
export const zoneClock = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): ((zone: string) => Intl.DateTimeFormat) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (zone) => {
    const format = made.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    made.set(zone, format)
    return format
  }
}
