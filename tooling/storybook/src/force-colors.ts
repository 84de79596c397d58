import { eachPageRule, isFor } from './emulate-media.ts'

/** The selector of the elements that a rule is about, also where it is about a part of theirs. */
const elementsOf = (selector: string): string =>
  selector.replaceAll(/(^|,)\s*::[\w-]+/g, '$1*').replaceAll(/::[\w-]+/g, '')

const isKept = ({ selectorText }: CSSStyleRule): boolean => {
  const found = document.querySelector(elementsOf(selectorText))
  return found !== null && getComputedStyle(found).forcedColorAdjust === 'none'
}

const isSeen = (value: string): boolean =>
  value !== '' && !/^(?:none|transparent|inherit|rgba\(0, 0, 0, 0\))/.test(value)

/** What a browser with forced colors does with what a rule says. */
const forcedOf = (said: CSSStyleDeclaration): Readonly<Record<string, string>> => ({
  ...(said.color !== '' && { color: 'CanvasText' }),
  ...(isSeen(said.background || said.backgroundColor) && !/url\(/.test(said.background) && { background: 'Canvas' }),
  ...((said.border || said.borderColor) !== '' && { 'border-color': 'CanvasText' }),
  ...((said.outline || said.outlineColor) !== '' && { 'outline-color': 'Highlight' }),
  ...(said.boxShadow !== '' && { 'box-shadow': 'none' }),
  ...(said.textShadow !== '' && { 'text-shadow': 'none' }),
})

const undo: (() => void)[] = []

/**
 * Paints the page in the system's few colors, as forced colors would; the rules that ask for these keep theirs. A page
 * can only imitate it: what is styled inline, and a rule of which only some elements keep their colors, stay as they
 * are, and so does what the browser itself draws.
 */
export const forceColors = (isForced: boolean): void => {
  for (const restore of undo.splice(0)) restore()
  if (!isForced) return
  eachPageRule((rule) => {
    if (!(rule instanceof CSSStyleRule) || isFor(rule, '(forced-colors: active)') || isKept(rule)) return
    const before = rule.style.cssText
    const forced = Object.entries(forcedOf(rule.style))
    for (const [property, value] of forced) rule.style.setProperty(property, value)
    if (forced.length > 0) undo.push(() => (rule.style.cssText = before))
  })
}
