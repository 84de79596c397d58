import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { cell, headCell, scroller, table } from './chart-frame.css.ts'

export interface ChartTableRow {
  key: string
  cells: readonly string[]
}

export interface ChartTableProps {
  title: string
  columns: readonly string[]
  rows: readonly ChartTableRow[]
}

export function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    <div className={scroller} role="region" aria-label={title} tabIndex={0}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={headCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row" className={cell}>
                {name}
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column} className={cell}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
