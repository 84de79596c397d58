import type { ComponentPropsWithRef } from 'react'

import { button, content } from '../button/button.css.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  icon: IconName
  /** Spoken name, also shown as a tooltip. */
  label: string
  tone?: 'accent' | 'neutral' | 'danger' | 'ghost'
  size?: 's' | 'm' | 'l'
  /** False where the picture needs no words, such as the cross of a dialog. */
  tooltip?: boolean
}

export function IconButton({
  icon,
  label,
  tone = 'ghost',
  size = 'm',
  type = 'button',
  tooltip = true,
  ...rest
}: IconButtonProps) {
  const element = (
    <button {...rest} type={type} className={button({ tone, size, square: true })} aria-label={label}>
      <span className={content}>
        <Icon name={icon} size={size === 's' ? 'action' : size} />
      </span>
    </button>
  )
  return tooltip ? <Tooltip content={label}>{element}</Tooltip> : element
}
