import { contrast } from '@repo/color/color-math'
import { eyes } from '@repo/color/color-vision'
import { simulate } from '@repo/color/simulate'
import { colors } from '@repo/ui/colors'

import { low, page, swatch, table, tableBox } from './page.css.ts'

const GROUNDS = ['background', 'surface', 'surfaceOverlay'] as const
const EYES = Object.keys(eyes) as (keyof typeof eyes)[]

/** From here on words can be read (WCAG 2.2, AA). */
const READABLE = 4.5

function Contrast({ color, ground }: { color: string; ground: string }) {
  const ratio = contrast(color, ground)
  return <td className={ratio < READABLE ? low : undefined}>{ratio.toFixed(1)}</td>
}

function Swatch({ color }: { color: string }) {
  return <span className={swatch} style={{ background: color }} title={color} />
}

/** Every color by its name: how it stands out from the grounds, and how other eyes see it. */
export function ColorTable() {
  return (
    <div className={`sb-unstyled ${page} ${tableBox}`}>
      <table className={table}>
        <thead>
          <tr>
            <th>Name</th>
            <th>Color</th>
            <th>Value</th>
            {GROUNDS.map((ground) => (
              <th key={ground}>on {ground}</th>
            ))}
            {EYES.map((eye) => (
              <th key={eye}>{eye}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(colors).map(([name, color]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <Swatch color={color} />
              </td>
              <td>
                <code>{color}</code>
              </td>
              {GROUNDS.map((ground) => (
                <Contrast key={ground} color={color} ground={colors[ground]} />
              ))}
              {EYES.map((eye) => (
                <td key={eye}>
                  <Swatch color={simulate(color, eye)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
