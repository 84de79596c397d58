import type { ClipboardEvent } from 'react'

const textOf = (cell: HTMLElement): string => {
  const cut = cell.querySelector<HTMLElement>('[data-whole-text]')
  return cut?.dataset['wholeText'] ?? cell.innerText.replaceAll(/\s+/gu, ' ').trim()
}

/** Copies whole texts instead of truncated ones. For a single cell, the browser copies the selection. */
export const copyCells = (event: ClipboardEvent<HTMLTableElement>): void => {
  const selection = getSelection()
  const rows = Array.from(event.currentTarget.rows, (row) =>
    Array.from(row.cells).filter((cell) => selection?.containsNode(cell, true) === true),
  ).filter((cells) => cells.length > 0)
  if (rows.flat().length < 2) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', rows.map((cells) => cells.map(textOf).join('\t')).join('\n'))
}
