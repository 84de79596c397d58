export const DATA_ORDERS = ['calories', 'effort', 'steps', 'jumps'] as const
export type DataOrder = (typeof DATA_ORDERS)[number]
