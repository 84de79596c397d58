import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { waitingSecondsAt } from '@repo/domain/classes/class-clock'
import type { ClassFacts } from '@repo/domain/classes/class-life'
import { canStartLater, START_LATER_BY } from '@repo/domain/classes/class-time-change'
import { formatClock } from '@repo/domain/core/number-format'
import { Button } from '@repo/ui/button'
import { Countdown } from '@repo/ui/countdown'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { useServerTime } from '../control/use-class-clock.ts'
import { PeopleList } from '../grid/people-list.tsx'
import { type Leaving, RemovalFlow } from '../grid/removal-flow.tsx'
import { useTileTexts } from '../grid/tile-texts.ts'
import { useTileBoard } from '../grid/use-tile-board.ts'
import { useHide } from '../privacy/use-hide.ts'
import { JoinCode } from '../wall/join-code.tsx'
import { WallWaiting } from '../wall/wall-waiting.tsx'
import { useChangeTimes } from './use-change-times.ts'
import { useFullScreenOffer, useOffers } from './use-offers.ts'
import { codeBesidePeople, joinedCount, people } from './waiting-view.css.ts'

/** Seconds shown as a large countdown. */
const LAST_SECONDS = 10

export interface WaitingViewProps {
  control: ClassControl
  facts: ClassFacts
  host: ClassViewHost
  roomName: string
  address: string
  onStop: () => void
  onChangeCapacity: () => void
  onLeave: () => void
  notices?: ReactNode
}

function WaitingActions(props: WaitingViewProps) {
  const { control, facts, host, onStop, onChangeCapacity, onLeave } = props
  const { t } = useLingui()
  const now = useServerTime(control)
  const { isBusy, change } = useChangeTimes(props)
  const startNow = () => change({ startAt: now })
  const startLater = canStartLater(facts, now) ? () => change({ startAt: facts.startAt + START_LATER_BY }) : null
  useOffers(host, [
    { key: 'capacity', label: t`Change the capacity`, icon: 'users', onSelect: onChangeCapacity },
    isBusy ? null : { key: 'now', label: t`Start now`, icon: 'play', onSelect: startNow },
    isBusy || startLater === null ? null : { key: 'later', label: t`+1 min`, icon: 'clock', onSelect: startLater },
    useFullScreenOffer(host),
    { key: 'stop', label: t`Stop class`, icon: 'stop', onSelect: onStop },
  ])
  return (
    <Inline gap="s" justify="center">
      <IconButton icon="back" label={t`All rooms`} onClick={onLeave} />
      <Button tone="accent" icon="play" loading={isBusy} onClick={startNow}>{t`Start now`}</Button>
      {startLater !== null && <Button tone="neutral" disabled={isBusy} onClick={startLater}>{t`+1 min`}</Button>}
      <IconButton icon="users" label={t`Change the capacity`} onClick={onChangeCapacity} />
      {host.fullScreen !== undefined && host.fullScreen !== null && (
        <IconButton
          icon="fullscreen"
          label={host.fullScreen.isOn ? t`Exit full screen` : t`Full screen`}
          onClick={host.fullScreen.toggle}
        />
      )}
      <Button tone="ghost" icon="stop" onClick={onStop}>{t`Stop class`}</Button>
    </Inline>
  )
}

/** Who has joined and whose strap works, with what a coach can do about it. */
function WaitingPeople({ control, host }: WaitingViewProps) {
  const words = useTileTexts()
  const board = useTileBoard(control, words, host.kind === 'panel')
  const ids = useSyncExternalStore(board.ids.subscribe, board.ids.get)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const onHide = useHide(control, host)
  return (
    <div className={people}>
      <PeopleList
        board={board}
        ids={ids}
        labels={words.labels}
        host={host}
        hasEffort={false}
        isInColumns
        {...(host.canBan ? { onRemove: setLeaving, onHide } : {})}
      />
      {leaving !== null && (
        <RemovalFlow control={control} leaving={leaving} host={host} onDone={() => setLeaving(null)} />
      )}
    </div>
  )
}

export function WaitingView(props: WaitingViewProps) {
  const { control, facts, host, roomName, address, notices } = props
  const { t } = useLingui()
  const joined = useStore(
    control.store,
    ({ wall: { packet } }) => (packet?.participants.length ?? 0) + (packet?.notShown ?? 0),
  )
  const seconds = waitingSecondsAt(facts, useServerTime(control))
  return (
    <Countdown
      title={roomName}
      label={t`The class starts in`}
      value={formatClock(seconds)}
      isClosing={seconds <= LAST_SECONDS}
      {...(joined === 0
        ? {}
        : { people: host.kind === 'wall' ? <WallWaiting control={control} /> : <WaitingPeople {...props} /> })}
    >
      <Stack gap="l" align="center">
        {notices}
        <div className={host.kind === 'panel' && joined > 0 ? codeBesidePeople : ''}>
          <JoinCode address={address} />
        </div>
        <p className={joinedCount}>
          {joined === 0
            ? t`No one has joined yet`
            : t`${plural(joined, { one: '# has joined', other: '# have joined' })}`}
        </p>
        {host.canControl && <WaitingActions {...props} />}
      </Stack>
    </Countdown>
  )
}
