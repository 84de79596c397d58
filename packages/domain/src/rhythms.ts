/** How long toasts stay, in milliseconds. */
export const toastTimes = { standard: 6000, short: 2000, list: 1000 } as const

/** From the end of a report, sent or not, back to the metrics, in milliseconds. */
export const reportTimes = { backAfter: 3400 } as const

/** From the end of a change of the video credentials back to where they can be changed again, in milliseconds. */
export const streamingTimes = { backAfter: 3400 } as const
