import { Button, type ButtonProps } from '../button/button.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { word as wordClass } from './class-bar-button.css.ts'

export interface ClassBarButtonProps extends Pick<ButtonProps, 'icon' | 'onClick' | 'loading' | 'disabled'> {
  /** Contains the word. */
  label: string
  word: string
}

/** Shows its word where the bar has the width for it. */
export function ClassBarButton({ label, word, ...button }: ClassBarButtonProps) {
  return (
    <Tooltip content={label}>
      <Button tone="ghost" size="s" aria-label={label} {...button}>
        <span className={wordClass}>{word}</span>
      </Button>
    </Tooltip>
  )
}
