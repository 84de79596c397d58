const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

export const shortcutKeys = (...keys: readonly string[]): readonly string[] => {
  const apple: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧' }
  return isApple() ? keys.map((key) => apple[key] ?? key) : keys
}

export const shortcutText = (...keys: readonly string[]): string => shortcutKeys(...keys).join(isApple() ? '' : ' ')
