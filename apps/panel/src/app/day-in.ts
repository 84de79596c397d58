/** The calendar day in a zone, YYYY-MM-DD; this browser's own zone until the center's is known. */
export const dayIn = (zone: string | undefined, at: number): string =>
  // Swedish writes dates the ISO way
  new Intl.DateTimeFormat('sv-SE', zone === undefined ? {} : { timeZone: zone }).format(at)
