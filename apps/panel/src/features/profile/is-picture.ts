/** How a PNG and a JPEG begin. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
] as const
const LONGEST = 4

/** Whether a file is a PNG or JPEG image, whatever its name and type say. */
export const isPicture = async (file: Blob): Promise<boolean> => {
  const first = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer())
  return SIGNATURES.some((signature) => signature.every((byte, at) => first[at] === byte))
}
