import { useLingui } from '@lingui/react/macro'
import { patientImport } from '@repo/api-client/browser/patient-import'
import { SplitPane } from '@repo/ui/split-pane'
import { lazy, Suspense, type ReactNode } from 'react'
import { useStore } from 'zustand/react'

import type { ClassViewHost } from '../control/class-view-host.ts'
import type { ClassMeeting } from './class-meeting.ts'

const MeetingPane = lazy(() =>
  patientImport(() => import('./meeting-pane.tsx')).then((part) => ({ default: part.MeetingPane })),
)

interface MeetingStageProps {
  meeting: ClassMeeting
  host: ClassViewHost
  channel: string | null
  children: ReactNode
}

export function MeetingStage({ meeting: held, host, channel, children }: MeetingStageProps) {
  const { t } = useLingui()
  const meeting = useStore(held.store, (state) => state.meeting)
  const picture = useStore(held.store, (state) => state.picture)
  const { signature = null } = meeting ?? {}
  const isThere = meeting !== null && signature !== null && channel !== null && picture !== 'broken'
  return (
    <SplitPane
      label={t`Video size`}
      isSideHidden={picture === 'away'}
      side={
        isThere ? (
          <Suspense fallback={null}>
            <MeetingPane
              key={signature}
              meeting={{ ...meeting, signature }}
              host={host}
              channel={channel}
              onPutAway={held.putAway}
              onBroken={held.breakOff}
            />
          </Suspense>
        ) : null
      }
    >
      {children}
    </SplitPane>
  )
}
