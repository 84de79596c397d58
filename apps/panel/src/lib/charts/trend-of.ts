import type { StatCardProps } from '@repo/ui/stat-card'

/** A change in percent as a figure's card says it; one that is not known, or comes to nothing, is not said. */
export const trendOf = (change: number | null): Pick<StatCardProps, 'trend'> => {
  const percent = change === null ? 0 : Math.round(change)
  if (percent === 0) return {}
  return { trend: { text: `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`, direction: percent > 0 ? 'up' : 'down' } }
}
