/** The calendar day in a zone, YYYY-MM-DD; this browser's own zone until the center's is known. */
export const dayIn = (zone: string | undefined, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone ?? Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString()
