/** How long toasts stay, in milliseconds. */
export const toastTimes = { standard: 6000, short: 2000, list: 1000 } as const

/** From the end of a report, sent or not, back to the metrics, in milliseconds. */
export const reportTimes = { backAfter: 3400 } as const

/**
 * From the end of a change of the video credentials back to where they can be changed again, and from the end of a video
 * to where its class can go on, and how long the page of a video is waited for, in milliseconds.
 */
export const streamingTimes = { backAfter: 3400, afterEnd: 6000, joinsWithin: 60_000 } as const

/**
 * From a challenge that was created to its goals, from a drawer that closes to a team's members, and from a ranking that
 * did not load back to the list, in milliseconds.
 */
export const challengeTimings = { goalsAfter: 2200, membersAfter: 500, listAfter: 3600 } as const
