/** Rem, as in the styles: the box of a row, and the three buttons at its end. */
const SELECT_WIDTH = 2.5
const ACTIONS_WIDTH = 8

interface Ends {
  isSelectable: boolean
  hasActions: boolean
}

/** What stands before and after the columns, in rem. */
export const widthOfEnds = ({ isSelectable, hasActions }: Ends): number =>
  (isSelectable ? SELECT_WIDTH : 0) + (hasActions ? ACTIONS_WIDTH : 0)

interface TableWidthsProps extends Ends {
  columns: readonly { readonly key: string }[]
  /** Of each column, in percent. */
  shares: readonly number[]
}

/** How wide each column is. */
export function TableWidths({ columns, shares, isSelectable, hasActions }: TableWidthsProps) {
  return (
    <colgroup>
      {isSelectable && <col style={{ width: `${SELECT_WIDTH}rem` }} />}
      {columns.map(({ key }, index) => (
        <col key={key} style={{ width: `${shares[index]}%` }} />
      ))}
      {hasActions && <col style={{ width: `${ACTIONS_WIDTH}rem` }} />}
    </colgroup>
  )
}
