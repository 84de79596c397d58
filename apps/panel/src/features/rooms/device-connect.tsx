import { useLingui } from '@lingui/react/macro'
import { daqAddress } from '@repo/domain/rooms/daq-device'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'

import { useSession } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { storeRecentDevice } from '../../lib/rooms/recent-device.ts'

interface DeviceConnectProps {
  /** Of the device or its room. */
  name: string
  roomUuid: string
  /** Null shows instructions. */
  localIp: string | null
  size?: 's' | 'm'
}

export function DeviceConnect({ name, roomUuid, localIp, size = 'm' }: DeviceConnectProps) {
  const { t } = useLingui()
  const { uuidUser } = useSession()
  const label = t`Connect`
  const spoken = t`Connect ${name}`
  if (localIp === null) {
    const explain = () =>
      toasts.show({
        tone: 'info',
        title: t`${name} has no local address yet`,
        text: t`Turn on the device and connect it to the center's network.`,
      })
    return (
      <Button icon="link" size={size} aria-label={spoken} onClick={explain}>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink
      icon="link"
      size={size}
      link={
        // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
        <a
          aria-label={spoken}
          href={daqAddress(localIp)}
          target="_blank"
          rel="noreferrer"
          onClick={() => storeRecentDevice(uuidUser, roomUuid)}
        />
      }
    >
      {label}
    </ButtonLink>
  )
}
