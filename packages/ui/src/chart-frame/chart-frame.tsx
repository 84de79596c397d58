import { useParentSize } from '@visx/responsive'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'

import { useAfterFrame } from '../after-frame/use-after-frame.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { box } from '../measured-box/measured-box.css.ts'
import { Text } from '../text/text.tsx'
import * as styles from './chart-frame.css.ts'
import { ChartTable, type ChartTableRow } from './chart-table.tsx'

export type { ChartTableRow } from './chart-table.tsx'

export interface ChartView {
  width: number
  height: number
  summary: string
}

export interface ChartFrameProps {
  title: string
  /** Text alternative of the chart, in a sentence. */
  summary: string
  emptyText?: string | undefined
  action?: ReactNode
  /** Labels of the tools. The title is appended, so that several charts differ. */
  words: { table: string; chart: string; enlarge: string; close: string }
  columns: readonly string[]
  rows: readonly ChartTableRow[]
  size?: 'm' | 'l' | 'grows'
  level?: 2 | 3 | 4
  children: (view: ChartView) => ReactNode
}

export function ChartFrame(props: ChartFrameProps) {
  const { title, emptyText, action, words, size = 'm', level = 3 } = props
  const [isTable, setIsTable] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  const isEmpty = emptyText !== undefined
  // Answers the press before the slower drawing.
  const isDrawnAsTable = useAfterFrame(isTable)
  const { summary, columns, rows, children } = props
  const view = <View {...{ title, summary, columns, rows, children }} isTable={isDrawnAsTable} />
  return (
    <figure className={styles.frame} aria-label={title}>
      <div className={styles.header}>
        <Heading level={level} size="m">
          {title}
        </Heading>
        <div className={styles.tools}>
          {action}
          {!isEmpty && (
            <>
              <IconButton
                size="s"
                icon={isTable ? 'chart' : 'table'}
                label={`${isTable ? words.chart : words.table}: ${title}`}
                onClick={() => setIsTable(!isTable)}
              />
              <IconButton
                size="s"
                icon="expand"
                label={`${words.enlarge}: ${title}`}
                onClick={() => setIsLarge(true)}
              />
            </>
          )}
        </div>
      </div>
      {isEmpty ? <Empty text={emptyText} /> : <div className={styles.body({ size })}>{view}</div>}
      {!isEmpty && (
        <Dialog open={isLarge} onOpenChange={setIsLarge} title={title} size="l" closeLabel={words.close}>
          <div className={styles.body({ size: 'enlarged' })}>
            <Following>{view}</Following>
          </div>
        </Dialog>
      )}
    </figure>
  )
}

/** Opens the dialog before its chart is drawn. */
function Following({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}

type ViewProps = Pick<ChartFrameProps, 'title' | 'summary' | 'columns' | 'rows' | 'children'> & { isTable: boolean }

const View = memo(function View({ title, summary, columns, rows, children, isTable }: ViewProps) {
  if (isTable) return <ChartTable title={title} columns={columns} rows={rows} />
  return <Drawing>{(size) => children({ ...size, summary })}</Drawing>
})

/** Not `ParentSize`, whose content is placed absolutely and so can't make a frame grow. */
function Drawing({ children }: { children: (size: Pick<ChartView, 'width' | 'height'>) => ReactNode }) {
  const { parentRef, width, height } = useParentSize({ debounceTime: 0 })
  return (
    <div ref={parentRef} className={box}>
      {width > 0 && children({ width: Math.floor(width), height: Math.floor(height) })}
    </div>
  )
}

function Empty({ text }: { text: string }) {
  return (
    <div className={styles.empty}>
      <Icon name="chart" size="xl" />
      <Text tone="muted">{text}</Text>
    </div>
  )
}
