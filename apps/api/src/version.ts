/** The product's version, as health and the API document tell it. */
export const VERSION = '0.1.0'
