import { useLingui } from '@lingui/react/macro'
import { spokenAddress } from '@repo/domain/join-code'
import { QrCode } from '@repo/ui/qr-code'

interface JoinCodeProps {
  /** Where members join. */
  address: string
  isBare?: boolean
}

/** The way into a class, to be scanned or typed. */
export function JoinCode({ address, isBare = false }: JoinCodeProps) {
  const { t } = useLingui()
  return (
    <QrCode value={address} label={t`QR code for joining the class`} caption={spokenAddress(address)} isBare={isBare} />
  )
}
