import type { StatCardProps } from '@repo/ui/stat-card'

/** Omitted if unknown or rounded to 0. */
export const trendOf = (change: number | null): Pick<StatCardProps, 'trend'> => {
  const percent = change === null ? 0 : Math.round(change)
  if (percent === 0) return {}
  return { trend: { text: `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`, direction: percent > 0 ? 'up' : 'down' } }
}
