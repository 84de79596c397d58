export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
