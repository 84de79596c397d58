import type { Seconds } from '../core/units.ts'

/** A wait rounded up: seconds up to 90, then minutes, then hours. */
export const formatWait = (wait: Seconds, language: 'en' | 'es'): string => {
  const [unit, size] =
    wait <= 90 ? (['second', 1] as const) : wait <= 90 * 60 ? (['minute', 60] as const) : (['hour', 3600] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.ceil(wait / size)))
}
