import { I18nProvider } from '@lingui/react'
import { i18nOf, type Locale } from '@repo/i18n'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

interface ReaderProps<T> {
  useValue: () => T
  onValue: (value: T) => void
}

function Reader<T>({ useValue, onValue }: ReaderProps<T>) {
  const value = useValue()
  useLayoutEffect(() => onValue(value), [value, onValue])
  return null
}

/** What a hook says in a language that need not be the screen's; its words are loaded first. */
export const inLocale = async <T,>(locale: Locale, useValue: () => T): Promise<T> => {
  const i18n = await i18nOf(locale)
  const root = createRoot(document.createElement('div'))
  const said: T[] = []
  const reader = <Reader useValue={useValue} onValue={(value: T) => void said.push(value)} />
  flushSync(() => root.render(<I18nProvider i18n={i18n}>{reader}</I18nProvider>))
  root.unmount()
  const [value] = said
  if (value === undefined) throw new Error('the hook said nothing')
  return value
}
