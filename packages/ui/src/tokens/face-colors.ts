/** Muted, so that no avatar looks like a zone. The hue is in degrees. */
export const faceColors = (hue: number) => ({
  background: `oklch(0.36 0.045 ${hue})`,
  color: `oklch(0.93 0.03 ${hue})`,
})
