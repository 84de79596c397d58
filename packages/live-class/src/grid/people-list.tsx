import { useLingui } from '@lingui/react/macro'
import { PersonRows, type PersonRowsProps } from '@repo/ui/person-rows'
import type { TileBoard } from '@repo/ui/tile-board'
import type { TileLabels } from '@repo/ui/tile-view'
import { useState } from 'react'

import type { ClassViewHost } from '../control/class-view-host.ts'
import type { Hiding } from '../privacy/use-hide.ts'
import { PersonDialog } from './person-dialog.tsx'
import type { Leaving } from './removal-flow.tsx'

interface PeopleListProps extends Pick<PersonRowsProps, 'hasEffort' | 'isInColumns'> {
  board: TileBoard
  ids: readonly string[]
  labels: TileLabels
  host: Pick<ClassViewHost, 'onGiveStrap'>
  onRemove?: (leaving: Leaving) => void
  onHide?: (hiding: Hiding) => void
}

/** Rows that open a person's tile with what a coach can do about it. */
export function PeopleList({ board, ids, labels, host, onRemove, onHide, ...look }: PeopleListProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<string | null>(null)
  const remove = (leaving: Leaving) => {
    setOpened(null)
    onRemove?.(leaving)
  }
  return (
    <>
      <PersonRows
        label={t`Participants`}
        labels={labels}
        ids={ids}
        sourceOf={board.source}
        onOpen={setOpened}
        {...look}
      />
      {opened !== null && ids.includes(opened) && (
        <PersonDialog
          source={board.source(opened)}
          labels={labels}
          {...(onRemove === undefined ? {} : { onRemove: remove })}
          {...(onHide === undefined ? {} : { onHide })}
          {...(host.onGiveStrap === undefined ? {} : { onGiveStrap: host.onGiveStrap })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
