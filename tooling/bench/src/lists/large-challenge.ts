export const CHALLENGES = 1000
/** The challenge in which everyone takes part. */
export const LARGE = '01900000-0000-7000-8000-000000000001'
