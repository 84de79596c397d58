import { useLingui } from '@lingui/react/macro'
import type { RealtimeClient } from '@repo/live-class/realtime-client'
import { WallRankingPage } from '@repo/live-class/wall-ranking-page'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'

import { client } from '../app/services.ts'
import { AntStickButton } from './ant-stick-button.tsx'
import { centered, idleCursor, inset, stage, strip, wallColumn } from './live.css.ts'
import { useKiosk } from './use-kiosk.ts'

import { wall } from '@repo/live-class/wall-root.css'

export function RankingScreen({ centerName, realtime }: { centerName: string; realtime: RealtimeClient }) {
  const { t } = useLingui()
  const { isAwake, fill } = useKiosk()
  const spinner = (
    <div className={centered}>
      <Spinner size="l" label={t`Loading`} />
    </div>
  )
  return (
    <main className={`${wall} ${wallColumn} ${isAwake ? '' : idleCursor}`} data-awake={isAwake}>
      <div className={stage}>
        <div className={inset}>
          <WallRankingPage client={client} realtime={realtime} roomName={centerName} instead={spinner} />
        </div>
      </div>
      <div className={strip}>
        <Inline gap="xs">
          <AntStickButton isStaff={false} isIdle />
          <IconButton icon="fullscreen" label={t`Full screen`} tone="neutral" onClick={fill} />
        </Inline>
      </div>
    </main>
  )
}
