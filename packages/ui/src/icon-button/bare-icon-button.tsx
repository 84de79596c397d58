import type { ComponentPropsWithRef } from 'react'

import { button, content } from '../button/button.css.ts'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface BareIconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  icon: IconName
  label: string
  tone?: 'accent' | 'neutral' | 'danger' | 'ghost'
  size?: 's' | 'm' | 'l'
}

/** Separate from `IconButton`, so that dialogs don't load the tooltip. */
export function BareIconButton({
  icon,
  label,
  tone = 'ghost',
  size = 'm',
  type = 'button',
  ...rest
}: BareIconButtonProps) {
  return (
    <button {...rest} type={type} className={button({ tone, size, square: true })} aria-label={label}>
      <span className={content}>
        <Icon name={icon} size={size === 's' ? 'action' : size} />
      </span>
    </button>
  )
}
