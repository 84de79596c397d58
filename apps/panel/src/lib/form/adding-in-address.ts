import * as v from 'valibot'

export const addingInAddress = { add: v.fallback(v.optional(v.literal(true)), undefined) }
