/** A channel's name as this endpoint takes it: no qualifier in brackets, no control character, no empty segment start. */
export const isChannelName = (name: string, maxLength: number): boolean =>
  name.length > 0 && name.length <= maxLength && /^[^:[*,\p{Cc}][^\p{Cc}]*$/u.test(name)
