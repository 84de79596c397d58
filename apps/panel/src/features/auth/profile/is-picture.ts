const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
] as const
const LONGEST = 4

/** By its signature, because name and type may be wrong. */
export const isPicture = async (file: Blob): Promise<boolean> => {
  const first = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer())
  return SIGNATURES.some((signature) => signature.every((byte, at) => first[at] === byte))
}
