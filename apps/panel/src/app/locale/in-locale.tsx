import { I18nProvider } from '@lingui/react'
import { i18nOf, type Locale } from '@repo/i18n'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Reads a value from a component rendered in another language, outside the page. */
export const inLocale = async <T,>(locale: Locale, asking: (say: (said: T) => void) => ReactElement): Promise<T> => {
  const i18n = await i18nOf(locale)
  const root = createRoot(document.createElement('div'))
  const said: T[] = []
  const speaker = asking((one) => void said.push(one))
  flushSync(() => root.render(<I18nProvider i18n={i18n}>{speaker}</I18nProvider>))
  root.unmount()
  const [first] = said
  if (first === undefined) throw new Error('the component said nothing')
  return first
}
