/** What the browser would say of the person's wishes. */
export type Wish = '(forced-colors: active)' | '(prefers-reduced-motion: reduce)'

const written = new WeakMap<CSSMediaRule, string>()

const eachRule = (rules: CSSRuleList, visit: (rule: CSSRule) => void): void => {
  for (const rule of rules) {
    visit(rule)
    if (rule instanceof CSSGroupingRule) eachRule(rule.cssRules, visit)
  }
}

/** Whether what stands in a rule, or in one round it, is for those who wish it. */
export const isFor = (rule: CSSRule | null, wish: Wish): boolean =>
  rule !== null &&
  ((rule instanceof CSSMediaRule && (written.get(rule) ?? rule.media.mediaText).includes(wish)) ||
    isFor(rule.parentRule, wish))

/** Visits every rule of the page's style sheets, with those inside others. */
export const eachPageRule = (visit: (rule: CSSRule) => void): void => {
  for (const sheet of document.styleSheets) eachRule(sheet.cssRules, visit)
}

const browserMatches = window.matchMedia.bind(window)

/** Has style sheets and scripts find what somebody wishes; what style sheets ask of it comes true, and false without it. */
export const emulateMedia = (wishes: readonly Wish[]): void => {
  eachPageRule((rule) => {
    if (!(rule instanceof CSSMediaRule)) return
    const asked = written.get(rule) ?? rule.media.mediaText
    written.set(rule, asked)
    const said = wishes.some((wish) => asked.includes(wish)) ? 'all' : asked
    if (rule.media.mediaText !== said) rule.media.mediaText = said
  })
  window.matchMedia = (query) =>
    wishes.some((wish) => query.includes(wish)) ? browserMatches('all') : browserMatches(query)
}
