import { useLingui } from '@lingui/react/macro'
import type { ClassFault } from '@repo/domain/classes/class-fault'
import { formatWait } from '@repo/domain/time/wait-format'

export const useClassFaultLabels = (): ((fault: ClassFault) => string) => {
  const { t, i18n } = useLingui()
  return ({ error, code, retryAfter }) => {
    const wait = formatWait(retryAfter ?? 60, i18n.locale === 'es' ? 'es' : 'en')
    switch (error) {
      case 'streaming-busy':
        return t`Zoom takes no more meetings right now. Try again in ${wait}. (Code ${code})`
      case 'streaming-conflict':
        return t`The video meeting couldn't be started. Check the center's video account. (Code ${code})`
      case 'streaming-token-conflict':
        return t`The center's video credentials were rejected. Update them in Center information. (Code ${code})`
      case 'streaming-elsewhere':
        return t`Another class at this center is already streaming. (Code ${code})`
      case 'streaming-without-credentials':
        return t`To stream a class, add the center's video credentials. (Code ${code})`
      case 'already-running':
        return t`Someone else just started a class in this room. You're now seeing theirs. (Code ${code})`
      case 'room-inactive':
        return t`This room is inactive, so no class can be started in it. (Code ${code})`
      case 'class-full':
        return t`The class is full. Raise its capacity first. (Code ${code})`
      case 'not-continued':
        return t`This class can no longer be continued. Start a new one. (Code ${code})`
      case 'strap-taken':
        return t`Someone else just got this strap. (Code ${code})`
      case 'strap-unknown':
        return t`The room no longer receives this strap. (Code ${code})`
      case 'general':
        if (retryAfter !== undefined) return t`An error occurred. Try again in ${wait}. (Code ${code})`
        return t`An error occurred, please try again later. (Code ${code})`
      default:
        return error satisfies never
    }
  }
}
