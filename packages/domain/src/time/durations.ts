export const toastTimes = { standard: 6000, short: 2000, list: 1000 } as const

export const reportTimes = { backAfter: 3400 } as const

export const streamingTimes = { backAfter: 3400, afterEnd: 6000, joinsWithin: 60_000 } as const

export const challengeTimings = { goalsAfter: 2200, membersAfter: 500, listAfter: 3600 } as const
