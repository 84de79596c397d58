import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { useState } from 'react'

import { AntStickDialog } from './ant-stick-dialog.tsx'
import type { AntStickStatus } from './ant-stick-status.ts'
import { useStickWords } from './use-stick-words.ts'

export interface AntStickEntryProps {
  readonly status: AntStickStatus
  /** Staff also see why a browser can't use a stick. */
  readonly isStaff: boolean
  /** Whether faults may be written on the display, as between classes. */
  readonly isIdle: boolean
  /** Opens the browser's chooser. */
  readonly onChoose: () => void
}

/** Opens the dialog of a display's stick. */
export function AntStickEntry({ status, isStaff, isIdle, onChoose }: AntStickEntryProps) {
  const { t } = useLingui()
  const { title, isFault } = useStickWords(status)
  const [isOpen, setIsOpen] = useState(false)
  if (status.stick === 'unavailable' && !isStaff) return null
  const open = () => setIsOpen(true)
  return (
    <>
      {isFault && isIdle ? (
        <Button icon="warning" onClick={open} data-part="stick-fault">
          {title}
        </Button>
      ) : (
        <IconButton icon="heart" label={t`ANT stick`} tone="neutral" onClick={open} />
      )}
      <AntStickDialog open={isOpen} onOpenChange={setIsOpen} status={status} onChoose={onChoose} />
    </>
  )
}
