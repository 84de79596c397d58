const ROOM = /^\/join\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/?$/i

/** The room an address names; null where it names none. */
export const roomOfAddress = (pathname: string): string | null => ROOM.exec(pathname)?.[1]?.toLowerCase() ?? null

/** The address of a room's page, as its QR code has it. */
export const addressOfRoom = (roomUuid: string): string => `/join/${roomUuid}`
