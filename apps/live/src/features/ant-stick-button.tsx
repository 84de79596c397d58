import { AntStickEntry, type AntStickEntryProps } from '@repo/live-class/ant-stick-entry'

import { chooseAntStick, useAntStickStatus } from '../stick/ant-stick.ts'

/** Re-renders by itself when the stick's state changes, not the display around it. */
export function AntStickButton(props: Pick<AntStickEntryProps, 'isStaff' | 'isIdle'>) {
  const status = useAntStickStatus()
  return <AntStickEntry {...props} status={status} onChoose={() => void chooseAntStick()} />
}
