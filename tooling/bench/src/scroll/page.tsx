/** The page of the bench's floors: a virtual list as long as the product's, of cells without content or of bare markup. */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createRoot } from 'react-dom/client'

import { COLUMNS, ENTRANTS, ROW_HEIGHT, type Bare } from './sizes.ts'

declare global {
  interface Window {
    showList: (bare: Bare | null) => void
  }
}

function BareList({ markup }: { markup: string }) {
  const rows = useWindowVirtualizer({
    count: Math.ceil(ENTRANTS / COLUMNS),
    estimateSize: () => ROW_HEIGHT,
    overscan: 2,
  })
  return (
    <ul style={{ position: 'relative', margin: 0, padding: 0, listStyle: 'none', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().flatMap(({ key, start }) =>
        Array.from({ length: COLUMNS }, (_, column) => (
          <li
            key={`${key}-${column}`}
            // oxlint-disable-next-line react/no-danger -- the bench's own page
            dangerouslySetInnerHTML={{ __html: markup }}
            style={{
              position: 'absolute',
              top: 0,
              left: `${(column * 100) / COLUMNS}%`,
              width: `${100 / COLUMNS}%`,
              height: ROW_HEIGHT,
              transform: `translateY(${start}px)`,
            }}
          />
        )),
      )}
    </ul>
  )
}

const root = document.querySelector('#list')
if (root === null) throw new Error('the page has no list')
const drawn = createRoot(root)
window.showList = (bare) => {
  document.documentElement.className = bare?.theme ?? ''
  const style = document.createElement('style')
  style.textContent = bare?.style ?? ''
  document.head.append(style)
  drawn.render(<BareList markup={bare?.markup ?? ''} />)
}
