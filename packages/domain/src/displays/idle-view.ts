export const IDLE_VIEWS = ['poster', 'ranking'] as const
export type IdleView = (typeof IDLE_VIEWS)[number]

export const wallRanking = { people: 50, pageSeconds: 12 } as const
