import { useLingui } from '@lingui/react/macro'
import type { ConfigurationFault, DataOrder, StreamingNote } from '@repo/domain/class-configuration'

/** The words of the configuration dialog's closed sets. */
export const useConfigurationWords = () => {
  const { t } = useLingui()
  const orders: Readonly<Record<DataOrder, string>> = {
    calories: t`Calories`,
    effort: t`Effort`,
    steps: t`Steps`,
    jumps: t`Jumps`,
  }
  const notes: Readonly<Record<StreamingNote, string>> = {
    'streaming-is-already-active': t`Another class of the center is streaming.`,
    'streaming-without-credentials': t`Add the center's video credentials to stream a class.`,
  }
  const faultOf = (fault: ConfigurationFault | undefined, min: number, max: number): string | undefined => {
    switch (fault) {
      case undefined:
        return undefined
      case 'required':
        return t`Required`
      case 'not-whole':
        return t`Enter a whole number`
      case 'too-small':
      case 'too-large':
        return t`Enter a number from ${min} to ${max}`
      default:
        return fault satisfies never
    }
  }
  return { orders, notes, faultOf }
}
