import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ClassConfiguration, DataOrder, StreamingNote } from '@repo/domain/classes/class-configuration'
import type { Fault } from '@repo/domain/core/form'

export const useConfigurationLabels = () => {
  const { t } = useLingui()
  const orders: Readonly<Record<DataOrder, string>> = {
    calories: t`Calories`,
    effort: t`Effort`,
    steps: t`Steps`,
    jumps: t`Jumps`,
  }
  const notes: Readonly<Record<StreamingNote, string>> = {
    'streaming-is-already-active': t`Another class at this center is already streaming.`,
    'streaming-without-credentials': t`To stream a class, add the center's video credentials.`,
  }
  const faultOf = (fault: Fault | undefined, missing: string): string | undefined => {
    if (fault === undefined) return undefined
    // the form's only other rules are required and number
    if (!('min' in fault)) return missing
    const { code, min, max } = fault
    return code === 'not-whole'
      ? t`Enter a whole number from ${min} to ${max}`
      : t`Enter a number from ${min} to ${max}`
  }
  const sentenceOf = ({ duration, delay, isLimited, capacity, order, isStreaming }: ClassConfiguration): string =>
    [
      t`${duration} min`,
      isLimited ? t`${plural(capacity, { one: '# spot', other: '# spots' })}` : t`unlimited spots`,
      t`by ${{ order: orders[order].toLowerCase() }}`,
      ...(delay > 0 ? [t`starts in ${delay} min`] : []),
      ...(isStreaming ? [t`with video`] : []),
    ].join(' · ')
  return { orders, notes, faultOf, sentenceOf }
}
