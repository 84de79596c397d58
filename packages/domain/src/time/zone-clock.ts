/** A cached format: creating one costs about 1,000 times a call. Throws RangeError for an unknown zone. */
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
