import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'

interface OpenRoomButtonProps {
  name: string
  isIdle: boolean
  disabled?: boolean
  onOpen: () => void
}

export function OpenRoomButton({ name, isIdle, disabled = false, onOpen }: OpenRoomButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      {...(isIdle ? {} : { icon: 'screen' as const })}
      aria-label={isIdle ? t`Open ${name}` : t`Watch ${name}`}
      onClick={onOpen}
      disabled={disabled}
    >
      {isIdle ? t`Open` : t`Watch`}
    </Button>
  )
}
