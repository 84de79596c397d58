import type { CSSProperties, ReactNode } from 'react'

import { page, table, tableBox } from './page.css.ts'

interface ScaleTableProps {
  /** Names of a scale with the custom properties that hold its steps. */
  scale: Readonly<Record<string, string>>
  /** What a step looks like. */
  show?: (step: string) => ReactNode
}

/** What a step is, read from the page itself. */
const valueOf = (step: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(step.replace(/^var\((--[\w-]+).*$/, '$1'))

/** A scale of the tokens: every step by its name, with its value and a picture of it. */
export function ScaleTable({ scale, show }: ScaleTableProps) {
  return (
    <div className={`sb-unstyled ${page} ${tableBox}`}>
      <table className={table}>
        <tbody>
          {Object.entries(scale).map(([name, step]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <code>{valueOf(step)}</code>
              </td>
              {show !== undefined && <td>{show(step)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A part of a page, styled by one step of a scale. */
export function Sample({
  style,
  className,
  children,
}: {
  style?: CSSProperties
  className?: string
  children?: ReactNode
}) {
  return (
    <div className={className} style={style}>
      {children}
    </div>
  )
}
