import { useLingui } from '@lingui/react/macro'
import { spokenAddress } from '@repo/domain/rooms/join-code'
import { QrCode, type QrCodeProps } from '@repo/ui/qr-code'

interface JoinCodeProps {
  /** Where members join. */
  address: string
  fit?: QrCodeProps['fit']
}

/** The way into a class, to be scanned or typed. */
export function JoinCode({ address, fit = 'captioned' }: JoinCodeProps) {
  const { t } = useLingui()
  return <QrCode value={address} label={t`QR code for joining the class`} caption={spokenAddress(address)} fit={fit} />
}
