import { useLingui } from '@lingui/react/macro'
import { AntStickDialog } from '@repo/live-class/ant-stick-dialog'
import { IconButton } from '@repo/ui/icon-button'
import { useState } from 'react'

import { chooseAntStick, useAntStickStatus } from '../stick/ant-stick.ts'

/** Staff also see why a browser can't use a stick. */
export function AntStickButton({ isStaff }: { isStaff: boolean }) {
  const { t } = useLingui()
  const status = useAntStickStatus()
  const [isOpen, setIsOpen] = useState(false)
  if (status.stick === 'unavailable' && !isStaff) return null
  return (
    <>
      <IconButton icon="heart" label={t`ANT stick`} tone="neutral" onClick={() => setIsOpen(true)} />
      <AntStickDialog open={isOpen} onOpenChange={setIsOpen} status={status} onChoose={() => void chooseAntStick()} />
    </>
  )
}
