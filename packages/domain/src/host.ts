/** The name by which a center is looked up: a host without its port, in lower case. */
export const hostNameOf = (host: string): string => host.replace(/:\d*$/, '').toLowerCase()

/** The first label of a host name, in lower case. */
export const firstLabelOf = (host: string): string => hostNameOf(host).split('.')[0] ?? ''

/** Whether the visitor came to the address printed on a QR box, which only leads to a manual. */
export const isQrBoxHost = (host: string): boolean => firstLabelOf(host) === 'qrbox'

/** Whether the host belongs to a beta tester; such screens show a small mark. */
export const isBetaHost = (host: string): boolean => firstLabelOf(host).startsWith('beta')

/** The manual's language: Spanish when the browser speaks it at all. */
export const manualLanguageOf = (languages: readonly string[]): 'en' | 'es' =>
  languages.some((language) => /^es\b/i.test(language)) ? 'es' : 'en'
