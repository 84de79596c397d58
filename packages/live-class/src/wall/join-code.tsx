import { useLingui } from '@lingui/react/macro'
import { spokenAddress } from '@repo/domain/rooms/join-code'
import { QrCode, type QrCodeProps } from '@repo/ui/qr-code'

interface JoinCodeProps {
  address: string
  fit?: QrCodeProps['fit']
}

export function JoinCode({ address, fit = 'captioned' }: JoinCodeProps) {
  const { t } = useLingui()
  return <QrCode value={address} label={t`QR code for joining the class`} caption={spokenAddress(address)} fit={fit} />
}
