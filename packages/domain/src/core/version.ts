/** The product's version, as health, the API document and reports of faults tell it. */
export const VERSION = '0.1.0'
