import { iconPaths, type IconName } from './icon-paths.ts'
import { icon } from './icon.css.ts'

export type { IconName }

export interface IconProps {
  name: IconName
  size?: 's' | 'action' | 'm' | 'l' | 'xl' | 'text'
  filled?: boolean
  turn?: 'none' | 'up' | 'left' | 'right'
  /** Without it, the icon is decorative. */
  label?: string
}

export function Icon({ name, size, filled = false, turn, label }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={icon({ size, filled, turn })} viewBox="0 0 24 24" focusable="false" {...spoken}>
      <path d={iconPaths[name]} />
    </svg>
  )
}
