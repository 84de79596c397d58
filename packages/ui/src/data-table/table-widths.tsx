import type { Density } from './data-column.ts'
import { unprinted } from './printed-table.css.ts'

/** In rem, as in the styles. */
const SELECT_WIDTH = { wide: 2.5, tight: 2 } as const
const BUTTON_WIDTH = 2.125
/** In rem. */
const ACTIONS_WIDTH = 8
const TIGHT_PADDING = 1

interface Ends {
  isSelectable: boolean
  buttons: number
}

const endsOf = ({ isSelectable, buttons }: Ends, density: Density) => ({
  select: isSelectable ? SELECT_WIDTH[density] : 0,
  actions: buttons === 0 ? 0 : density === 'wide' ? ACTIONS_WIDTH : TIGHT_PADDING + buttons * BUTTON_WIDTH,
})

/** In rem. */
export const widthOfEnds = (ends: Ends, density: Density): number => {
  const { select, actions } = endsOf(ends, density)
  return select + actions
}

interface TableWidthsProps extends Ends {
  columns: readonly { readonly key: string }[]
  /** In percent. */
  shares: readonly number[]
  density: Density
}

export function TableWidths({ columns, shares, density, ...ends }: TableWidthsProps) {
  const { select, actions } = endsOf(ends, density)
  return (
    <colgroup>
      {select > 0 && <col className={unprinted} style={{ width: `${select}rem` }} />}
      {columns.map(({ key }, index) => (
        <col key={key} style={{ width: `${shares[index]}%` }} />
      ))}
      {actions > 0 && <col className={unprinted} style={{ width: `${actions}rem` }} />}
    </colgroup>
  )
}
