import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { busy, button, content } from './button.css.ts'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  children: ReactNode
  tone?: 'accent' | 'neutral' | 'danger' | 'ghost'
  size?: 's' | 'm' | 'l'
  icon?: IconName
  loading?: boolean
  wide?: boolean
}

export function Button({
  children,
  tone,
  size,
  icon,
  loading = false,
  wide = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={button({ tone, size, wide })}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      <span className={content}>
        {icon !== undefined && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
        {children}
      </span>
      {loading && (
        <span className={busy}>
          <Spinner size="s" />
        </span>
      )}
    </button>
  )
}
