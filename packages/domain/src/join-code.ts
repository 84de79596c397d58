/** Letters and digits that nobody takes for another, and that make no words. */
const LETTERS = 'CDFGHJKMNPQRTVWXY34679'
const LENGTH = 5

const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** The short code of a room as somebody typed it, in the spelling that is stored; null for what can be none. */
export const joinCodeOf = (typed: string): string | null => {
  const code = typed.trim().toUpperCase()
  return CODE.test(code) ? code : null
}

/**
 * Where members join a room's class. With its short code it is written in capitals, which a QR code holds in fewer and
 * so larger modules; scheme and host do not mind, and the server knows the path.
 */
export const joinAddress = (
  publicUrl: string,
  room: { readonly uuid: string; readonly joinCode: string | null },
): string =>
  room.joinCode === null ? `${publicUrl}/join/${room.uuid}` : `${publicUrl}/join/${room.joinCode}`.toUpperCase()

/** The same as somebody would read and type it: without scheme, the host small, the code in capitals. */
export const spokenAddress = (address: string): string => {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)\/join\/(.+)$/i.exec(address) ?? []
  return `${host.toLowerCase()}/join/${path}`
}
