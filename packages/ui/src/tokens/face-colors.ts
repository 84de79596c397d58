/** Behind the letter of who has no picture, by a hue in degrees: muted, so that no face is taken for a zone. */
export const faceColors = (hue: number) => ({
  background: `oklch(0.36 0.045 ${hue})`,
  color: `oklch(0.93 0.03 ${hue})`,
})
