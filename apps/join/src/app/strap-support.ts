type StrapSupport = 'available' | 'insecure' | 'unsupported'

/** Whether this browser can reach a strap, and whether only the address is in the way. */
export const strapSupportOf = (browser: {
  readonly isSecureContext: boolean
  readonly hasBluetooth: boolean
  /** Browsers built on Chromium tell their brands; Safari and Firefox do not. */
  readonly isChromium: boolean
}): StrapSupport => {
  if (browser.hasBluetooth) return 'available'
  return !browser.isSecureContext && browser.isChromium ? 'insecure' : 'unsupported'
}

/** What this browser is capable of. */
export const strapSupport = (): StrapSupport =>
  strapSupportOf({
    isSecureContext: globalThis.isSecureContext,
    hasBluetooth: navigator.bluetooth !== undefined,
    isChromium: /\bChrom(?:e|ium)\/\d/.test(navigator.userAgent),
  })
