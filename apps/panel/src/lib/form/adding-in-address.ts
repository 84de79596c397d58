import * as v from 'valibot'

/** The part of an address that opens the form of a new one; a link leads to it from anywhere. */
export const addingInAddress = { add: v.fallback(v.optional(v.literal(true)), undefined) }
