/** The time zone of this machine. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
