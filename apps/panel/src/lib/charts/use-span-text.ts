import { useLingui } from '@lingui/react/macro'

/** A length of time for people: `2 h 27`, `45 min`, or `30 s`. */
export const useSpanText = () => {
  const { t } = useLingui()
  return (length: number): string => {
    const [seconds, minutes] = [Math.round(length), Math.round(length / 60)]
    if (seconds < 60) return t`${seconds} s`
    if (minutes < 60) return t`${minutes} min`
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    return rest === 0 ? t`${hours} h` : `${t`${hours} h`} ${String(rest).padStart(2, '0')}`
  }
}
