/** What a display can show while no class is open in its room: how to join the next one, or the ranking of challenges. */
export const IDLE_VIEWS = ['poster', 'ranking'] as const
export type IdleView = (typeof IDLE_VIEWS)[number]

/** How much of the ranking a display shows: the most people, and how long a page of them stays, in seconds. */
export const wallRanking = { people: 50, pageSeconds: 12 } as const
