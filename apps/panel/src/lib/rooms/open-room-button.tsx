import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'

interface OpenRoomButtonProps {
  /** Of the room: a list has many such buttons. */
  name: string
  /** Whether no class is open in it. */
  isIdle: boolean
  disabled?: boolean
  onOpen: () => void
}

/** The way into a room, or to the class in it. */
export function OpenRoomButton({ name, isIdle, disabled = false, onOpen }: OpenRoomButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      icon={isIdle ? 'play' : 'screen'}
      aria-label={isIdle ? t`Open ${name}` : t`Watch ${name}`}
      onClick={onOpen}
      disabled={disabled}
    >
      {isIdle ? t`Open` : t`Watch`}
    </Button>
  )
}
