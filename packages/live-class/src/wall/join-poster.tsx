import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { spokenAddress } from '@repo/domain/rooms/join-code'
import { JoinBanner } from '@repo/ui/join-banner'

import { JoinCode } from './join-code.tsx'

interface JoinPosterProps {
  address: string
  joined: number
}

export function JoinPoster({ address, joined }: JoinPosterProps) {
  const { t } = useLingui()
  return (
    <JoinBanner
      title={t`Scan to join`}
      address={spokenAddress(address)}
      text={
        joined === 0 ? t`No one has joined yet` : t`${plural(joined, { one: '# has joined', other: '# have joined' })}`
      }
      code={<JoinCode address={address} fit="bare" />}
    />
  )
}
