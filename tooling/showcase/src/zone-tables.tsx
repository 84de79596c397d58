import { contrast, difference } from '@repo/color/color-math'
import { deficiencies, eyes } from '@repo/color/color-vision'
import { simulate } from '@repo/color/simulate'
import { zoneColors, zoneLevels, zoneText } from '@repo/ui/colors'

import { page, swatch, table, tableBox } from './page.css.ts'

const EYES = Object.keys(eyes) as (keyof typeof eyes)[]
const PARTS = ['base', 'fill', 'solid'] as const

const pairs = zoneLevels.flatMap((lower, index) => zoneLevels.slice(index + 1).map((upper) => ({ lower, upper })))

/** The three colors of each zone, with the contrast of what stands on them, and the fill as other eyes see it. */
export function ZoneTable() {
  return (
    <div className={`sb-unstyled ${page} ${tableBox}`}>
      <table className={table}>
        <thead>
          <tr>
            <th>Zone</th>
            {PARTS.map((part) => (
              <th key={part}>{part}</th>
            ))}
            <th>Number on fill</th>
            <th>Word on solid</th>
            {EYES.map((eye) => (
              <th key={eye}>{eye}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zoneLevels.map((level) => (
            <tr key={level}>
              <td>{level}</td>
              {PARTS.map((part) => (
                <td key={part}>
                  <span className={swatch} style={{ background: zoneColors[level][part] }} />
                  <code>{zoneColors[level][part]}</code>
                </td>
              ))}
              <td>{contrast(zoneText.text, zoneColors[level].fill).toFixed(1)}</td>
              <td>{contrast(zoneText.onSolid, zoneColors[level].solid).toFixed(1)}</td>
              {EYES.map((eye) => (
                <td key={eye}>
                  <span className={swatch} style={{ background: simulate(zoneColors[level].fill, eye) }} />
                  <code>{simulate(zoneColors[level].fill, eye)}</code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How far apart the fills of any two zones are (CIEDE2000), for each eye. */
export function ZonePairs() {
  return (
    <div className={`sb-unstyled ${page} ${tableBox}`}>
      <table className={table}>
        <thead>
          <tr>
            <th>Zones</th>
            <th>normal</th>
            {deficiencies.map((eye) => (
              <th key={eye}>{eye}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ lower, upper }) => (
            <tr key={`${lower}-${upper}`}>
              <td>
                {lower}, {upper}
              </td>
              {[undefined, ...deficiencies].map((eye) => (
                <td key={eye ?? 'normal'}>
                  {difference(zoneColors[lower].fill, zoneColors[upper].fill, eye).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
