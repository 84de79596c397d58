type StrapSupport = 'available' | 'insecure' | 'unsupported'

/** Whether the browser supports straps, or would with TLS. */
export const strapSupportOf = (browser: {
  readonly isSecureContext: boolean
  readonly hasBluetooth: boolean
  /** Only Chromium-based browsers report brands. */
  readonly isChromium: boolean
}): StrapSupport => {
  if (browser.hasBluetooth) return 'available'
  return !browser.isSecureContext && browser.isChromium ? 'insecure' : 'unsupported'
}

export const strapSupport = (): StrapSupport =>
  strapSupportOf({
    isSecureContext: globalThis.isSecureContext,
    hasBluetooth: navigator.bluetooth !== undefined,
    isChromium: /\bChrom(?:e|ium)\/\d/.test(navigator.userAgent),
  })
