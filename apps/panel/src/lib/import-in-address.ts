import * as v from 'valibot'

/** `new`, or the UUID of an import: shows it instead of the list. */
export const importInAddress = { import: v.fallback(v.optional(v.string()), undefined) }
