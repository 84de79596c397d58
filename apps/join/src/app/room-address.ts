import { classLettersOf, joinPathOf } from '@repo/domain/rooms/join-code'

const ROOM = /^\/join\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/?$/i
const CODE = /^\/join\/([^/]+)\/?$/i

/** The room an address names; null where it names none. */
export const roomOfAddress = (pathname: string): string | null => ROOM.exec(pathname)?.[1]?.toLowerCase() ?? null

const pathOf = (pathname: string) =>
  roomOfAddress(pathname) === null ? joinPathOf(CODE.exec(pathname)?.[1] ?? '') : null

/** The short code an address ends in, as walls and posters print it; null where it has none. */
export const codeOfAddress = (pathname: string): string | null => pathOf(pathname)?.code ?? null

/** The letters of the class in an address: after the short code of a scanned one, else after `#`. */
export const lettersOfAddress = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null =>
  pathOf(pathname)?.letters ?? classLettersOf(hash.slice(1))

/** The address of a room's page, whole: a phone that comes back without a network knows it again by it. */
export const addressOfRoom = (roomUuid: string, letters: string | null = null): string =>
  letters === null ? `/join/${roomUuid}` : `/join/${roomUuid}#${letters}`
