import { button, item, row, rows as rowsClass, text, title, value, values, words } from './link-rows.css.ts'

export interface LinkRow {
  id: string
  title: string
  text?: string
  values?: readonly string[]
}

export interface LinkRowsProps {
  label: string
  rows: readonly LinkRow[]
  /** Without it, rows are text. */
  onOpen?: (id: string) => void
}

export function LinkRows({ label, rows, onOpen }: LinkRowsProps) {
  return (
    <ul className={rowsClass} aria-label={label}>
      {rows.map((each) => (
        <li key={each.id} className={item}>
          {onOpen === undefined ? (
            <div className={row}>
              <Words {...each} />
            </div>
          ) : (
            <button type="button" className={button} onClick={() => onOpen(each.id)}>
              <Words {...each} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words(each: LinkRow) {
  return (
    <>
      <span className={words}>
        <span className={title}>{each.title}</span>
        {each.text !== undefined && <span className={text}>{each.text}</span>}
      </span>
      {each.values !== undefined && (
        <span className={values}>
          {each.values.map((each) => (
            <span key={each} className={value}>
              {each}
            </span>
          ))}
        </span>
      )}
    </>
  )
}
