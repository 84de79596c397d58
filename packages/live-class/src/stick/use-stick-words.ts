import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { AntStickStatus } from './ant-stick-status.ts'

interface Words {
  readonly title: string
  readonly text: string
  /** Needs a person. */
  readonly isFault: boolean
}

export const useStickWords = ({ stick, straps }: Pick<AntStickStatus, 'stick' | 'straps'>): Words => {
  const { t } = useLingui()
  const calm = (title: string, text: string): Words => ({ title, text, isFault: false })
  const fault = (title: string, text: string): Words => ({ title, text, isFault: true })
  switch (stick) {
    case 'unavailable':
      return calm(
        t`This browser can't use an ANT stick`,
        t`It takes Chrome or Chromium on Linux, and an address with https.`,
      )
    case 'none':
      return calm(
        t`No stick chosen yet`,
        t`Plug an ANT+ stick into this computer and choose it. It receives every ANT+ strap in the room, without phones.`,
      )
    case 'unplugged':
      return fault(t`The ANT stick is unplugged`, t`Plug it in again. Reception resumes automatically.`)
    case 'busy':
      return fault(
        t`The ANT stick can't be opened`,
        t`Close other programs that use it. The user of this computer must belong to the group dialout.`,
      )
    case 'elsewhere':
      return calm(t`Another tab uses the stick`, t`Straps are received there. Close it to use the stick here.`)
    case 'starting':
      return calm(t`Starting the stick…`, t`This takes a few seconds.`)
    case 'scanning':
      return straps === 0
        ? calm(t`No straps received`, t`Straps appear when members put them on.`)
        : calm(
            t`${plural(straps, { one: '# strap received', other: '# straps received' })}`,
            t`Keep this page open. Nothing is received while it is closed.`,
          )
    case 'silent':
      return fault(t`The ANT stick doesn't answer`, t`Trying again…`)
    case 'failed':
      return fault(t`The ANT stick doesn't answer`, t`Unplug it and plug it in again.`)
    case 'unsupported':
      return fault(t`This ANT stick can't receive a whole room`, t`Use another model, such as ANTUSB2 or ANTUSB-m.`)
    default:
      return stick satisfies never
  }
}
