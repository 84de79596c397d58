import { classLettersOf, joinPathOf } from '@repo/domain/rooms/join-code'

const ROOM = /^\/join\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/?$/i
const CODE = /^\/join\/([^/]+)\/?$/i

export const roomOfAddress = (pathname: string): string | null => ROOM.exec(pathname)?.[1]?.toLowerCase() ?? null

const pathOf = (pathname: string) =>
  roomOfAddress(pathname) === null ? joinPathOf(CODE.exec(pathname)?.[1] ?? '') : null

export const codeOfAddress = (pathname: string): string | null => pathOf(pathname)?.code ?? null

/** After the short code of a scanned URL, else in the fragment. */
export const lettersOfAddress = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null =>
  pathOf(pathname)?.letters ?? classLettersOf(hash.slice(1))

/** Contains the room's UUID, so that a reload works offline. */
export const addressOfRoom = (roomUuid: string, letters: string | null = null): string =>
  letters === null ? `/join/${roomUuid}` : `/join/${roomUuid}#${letters}`
