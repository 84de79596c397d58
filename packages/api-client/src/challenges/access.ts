export const READS = { kind: 'staff', permission: 'user_show', feature: 'gamification' } as const
export const WRITES = { kind: 'staff', permission: 'user_edit', feature: 'gamification' } as const
