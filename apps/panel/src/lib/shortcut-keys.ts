const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Keys by the names they have on the keyboard at hand. */
export const shortcutKeys = (...keys: readonly string[]): readonly string[] => {
  const apple: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧' }
  return isApple() ? keys.map((key) => apple[key] ?? key) : keys
}

/** A shortcut in one text: `Ctrl K`, `⌘K`. */
export const shortcutText = (...keys: readonly string[]): string => shortcutKeys(...keys).join(isApple() ? '' : ' ')
