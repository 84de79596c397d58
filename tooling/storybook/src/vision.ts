import { eyes } from '@repo/color/color-vision'

const SVG = 'http://www.w3.org/2000/svg'
const idOf = (eye: string): string => `seen-with-${eye}`

const filterOf = ([eye, simulation]: [string, (typeof eyes)[keyof typeof eyes]]): SVGFilterElement => {
  const filter = document.createElementNS(SVG, 'filter')
  filter.id = idOf(eye)
  // the figures are of linear light, which is what a filter works on unless told
  filter.setAttribute('color-interpolation-filters', 'linearRGB')
  const matrix = document.createElementNS(SVG, 'feColorMatrix')
  const rows = [...simulation.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0']
  matrix.setAttribute('values', rows.join(' '))
  filter.append(matrix)
  return filter
}

const hang = (): void => {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.id = 'seen-with'
  drawing.setAttribute('aria-hidden', 'true')
  drawing.style.cssText = 'position: absolute; width: 0; height: 0'
  drawing.append(...Object.entries(eyes).map(filterOf))
  document.body.append(drawing)
}

/** Shows the page as an eye sees it. On the root, a filter moves nothing that is fixed. */
export const seeWith = (eye: string): void => {
  const isSimulated = Object.hasOwn(eyes, eye)
  if (isSimulated && document.getElementById('seen-with') === null) hang()
  document.documentElement.style.filter = isSimulated ? `url(#${idOf(eye)})` : ''
}
