export const CHALLENGES = 1000
/** Everyone takes part. */
export const LARGE = '01900000-0000-7000-8000-000000000001'
