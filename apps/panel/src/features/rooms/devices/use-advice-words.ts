import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Seconds } from '@repo/domain/core/units'
import type { DeviceAdvice } from '@repo/domain/rooms/device-health'
import { formatStrapAddress } from '@repo/domain/sensors/strap-address'

type AboutRadio = Extract<DeviceAdvice, { readonly kind: unknown }>
type AboutLoss = Extract<DeviceAdvice, { readonly about: 'strap-lost' }>

const useRadioWords = (): ((advice: AboutRadio) => string) => {
  const { t } = useLingui()
  return ({ about, kind, name }) => {
    if (about === 'radio-unsupported')
      return t`${name} can't receive a whole room. It may be a clone: use another ANT+ stick.`
    return kind === 'ant'
      ? t`The ANT+ stick ${name} doesn't respond. Unplug it and plug it in again.`
      : t`The Bluetooth adapter ${name} doesn't respond. Restart the device.`
  }
}

const useDelayWords = (): ((seconds: Seconds) => string) => {
  const { t } = useLingui()
  return (seconds) => {
    const minutes = Math.round(seconds / 60)
    return minutes === 0
      ? t`${seconds} s behind. Check the network between the device and the server.`
      : t`${minutes} min behind. Check the network between the device and the server.`
  }
}

const useLossWords = (): ((advice: AboutLoss) => string) => {
  const { t } = useLingui()
  return ({ strap: address, percent, helps }) => {
    const strap = formatStrapAddress(address)
    return helps === 'second-stick'
      ? t`Strap ${strap}: ${percent}% of this class was lost. A second ANT+ stick helps.`
      : t`Strap ${strap}: ${percent}% of this class was lost. Place the device closer or higher.`
  }
}

/** What staff can do about a device, in a sentence or two. */
export const useAdviceWords = (): ((advice: DeviceAdvice) => string) => {
  const { t } = useLingui()
  const [radioWords, delayWords, lossWords] = [useRadioWords(), useDelayWords(), useLossWords()]
  return (advice) => {
    switch (advice.about) {
      case 'no-radio':
        return t`Receives nothing: no ANT+ stick and no Bluetooth. Plug in a stick or an adapter.`
      case 'behind':
        return delayWords(advice.seconds)
      case 'straps-waiting': {
        const { straps } = advice
        return t`${plural(straps, { one: '# strap waits', other: '# straps wait' })} for a Bluetooth slot. Add an adapter.`
      }
      case 'strap-lost':
        return lossWords(advice)
      case 'hot': {
        const degrees = Math.round(advice.temperature)
        return t`${degrees} °C is too hot. Give the device more air.`
      }
      case 'radio-unsupported':
      case 'radio-silent':
      case 'radio-failed':
        return radioWords(advice)
      default:
        return advice satisfies never
    }
  }
}
