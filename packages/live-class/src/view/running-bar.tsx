import { useLingui } from '@lingui/react/macro'
import { spokenAddress } from '@repo/domain/rooms/join-code'
import { formatTime } from '@repo/domain/time/date-format'
import { TypedAddress } from '@repo/ui/typed-address'
import { WallBar } from '@repo/ui/wall-bar'

import { useOfflineSince } from '../control/use-class-clock.ts'
import { useTileOrders } from '../grid/use-tile-orders.ts'
import { JoinCode } from '../wall/join-code.tsx'
import { WallZones } from '../wall/wall-zones.tsx'
import { StopButton, TileOrders } from './bar-actions.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PanelBar } from './panel-bar.tsx'
import { lineOf, type RunningBarProps } from './running-bar-props.ts'
import { joinWord, whileAsleep, whileAwake } from './running-bar.css.ts'
import { useLanguage } from './use-language.ts'
import { useRunningFigures } from './use-running-figures.ts'

function CodeWords({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <>
      <strong className={joinWord}>{t`Join`}</strong>
      <span>
        <TypedAddress address={spokenAddress(address)} />
      </span>
    </>
  )
}

function OnWall(props: RunningBarProps) {
  const { control, facts, host, roomName, joinAddress } = props
  const { t } = useLingui()
  const language = useLanguage()
  const { word } = useTileOrders(props)
  const offlineSince = useOfflineSince(control, host)
  const { people, ...figures } = useRunningFigures(props)
  const wayIn =
    joinAddress === null
      ? {}
      : {
          code: <JoinCode address={joinAddress} fit="corner" />,
          codeWords: <CodeWords address={joinAddress} />,
          belowCode: <WallZones control={control} />,
        }
  const [start, end] = [facts.startAt, facts.finishAt].map((at) => formatTime(at, host.zone, language))
  return (
    <WallBar
      title={roomName}
      subtitle={
        offlineSince === null ? (
          lineOf([people, `${start}–${end}`, facts.trainingName])
        ) : (
          <OfflineNote since={offlineSince} zone={host.zone} isInLine />
        )
      }
      {...figures}
      end={
        <>
          <span className={whileAwake}>
            <TileOrders {...props} />
            {host.canControl && <StopButton {...props} />}
          </span>
          <span className={whileAsleep}>{t`By ${{ order: word.toLowerCase() }}`}</span>
        </>
      }
      {...wayIn}
    />
  )
}

export function RunningBar(props: RunningBarProps) {
  return props.host.kind === 'wall' ? <OnWall {...props} /> : <PanelBar {...props} />
}
