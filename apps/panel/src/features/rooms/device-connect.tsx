import { useLingui } from '@lingui/react/macro'
import { daqAddress } from '@repo/domain/rooms/daq-device'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { IconButton } from '@repo/ui/icon-button'
import { IconLink } from '@repo/ui/icon-link'

import { useSession } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { storeRecentDevice } from '../../lib/rooms/recent-device.ts'

interface DeviceConnectProps {
  /** Of the device or its room. */
  name: string
  roomUuid: string
  /** Null shows instructions. */
  localIp: string | null
  isIcon?: boolean
}

export function DeviceConnect({ name, roomUuid, localIp, isIcon = false }: DeviceConnectProps) {
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
    if (isIcon) return <IconButton icon="link" label={spoken} onClick={explain} />
    return (
      <Button icon="link" aria-label={spoken} onClick={explain}>
        {label}
      </Button>
    )
  }
  const link = (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the words come with the button
    <a
      aria-label={spoken}
      href={daqAddress(localIp)}
      target="_blank"
      rel="noreferrer"
      onClick={() => storeRecentDevice(uuidUser, roomUuid)}
    />
  )
  if (isIcon) return <IconLink icon="link" label={spoken} link={link} />
  return (
    <ButtonLink icon="link" link={link}>
      {label}
    </ButtonLink>
  )
}
