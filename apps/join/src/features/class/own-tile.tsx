import type { JoinedClass } from '@repo/domain/classes/phone-life'
import { useTileTexts } from '@repo/live-class/tile-texts'
import { tileViewOf } from '@repo/live-class/tile-views'
import { ParticipantTile } from '@repo/ui/participant-tile'
import { useTileMotion } from '@repo/ui/use-tile-motion'
import { useRef } from 'react'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { ownLine } from '../../app/own-line.ts'
import { usePhoneStore } from '../../app/phone-store.ts'
import { tile } from '../join.css.ts'
import { useServerNow } from './use-server-now.ts'

export function OwnTile({ joined }: { joined: JoinedClass }) {
  const words = useTileTexts()
  const now = useServerNow()
  const own = useNumbersStore((state) => state.own)
  const latest = useNumbersStore((state) => state.latest)
  const isOffSkin = usePhoneStore(({ life }) => life.phase === 'joined' && life.strap.state === 'off-skin')
  const line = ownLine({ joined, own, latest, isOffSkin, now })
  const view = tileViewOf(line, { serverNow: now, words, stepsIcon: null })
  const root = useRef<HTMLDivElement>(null)
  useTileMotion(root, view)
  return (
    <div className={tile}>
      <ParticipantTile ref={root} tile={view} labels={words.labels} />
    </div>
  )
}
