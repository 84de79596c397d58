import type { Answer } from '@repo/api-client/fake/answer'
import type { Locale } from '@repo/i18n'
import { onScreen } from '@repo/storybook/screens'
import { expect, screen, waitFor, within } from 'storybook/test'

import { fitsIn, storyAt, type PanelStory } from './panel-story.tsx'

/** 45 characters, the longest that lists show in full. */
export const email45 = 'maria.fernanda.gutierrez.lopez@ejemplo.com.mx'

interface WholeList {
  locale: Locale
  path: string
  answers: () => readonly Answer[]
  columns: readonly string[]
  texts: readonly string[]
  /** Columns beyond the specified ones, for wider screens. */
  hidden?: RegExp
}

const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight

export const wholeAt1366 = ({ locale, path, answers, columns, texts, hidden }: WholeList): PanelStory => ({
  ...storyAt(path, answers),
  globals: { locale, ...onScreen(1366) },
  play: async ({ canvas }) => {
    await canvas.findAllByText(texts[0] ?? '')
    await document.fonts.ready
    const heads = () => screen.getAllByRole('columnheader')
    await waitFor(() => expect(heads().map((head) => head.textContent)).toEqual(columns))
    if (hidden === undefined) {
      const showAll = { name: /^(?:Show all columns|Mostrar todas las columnas)$/ }
      await expect(canvas.queryByRole('button', showAll)).toBeNull()
    } else await expect(canvas.getByText(hidden)).toBeVisible()
    const cut = () => heads().filter((head) => !isWhole(head))
    await waitFor(() => expect(cut().map((head) => head.textContent)).toEqual([]))
    const table = within(screen.getByRole('table'))
    for (const text of texts)
      for (const shown of table.getAllByText(text)) await waitFor(() => expect(isWhole(shown)).toBe(true))
    await fitsIn(1366)
  },
})
