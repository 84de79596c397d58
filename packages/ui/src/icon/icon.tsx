import { iconPaths, type IconName } from './icon-paths.ts'
import { icon } from './icon.css.ts'

export type { IconName }

export interface IconProps {
  name: IconName
  /** `text` follows the surrounding type, `action` is for small buttons. */
  size?: 's' | 'action' | 'm' | 'l' | 'xl' | 'text'
  filled?: boolean
  turn?: 'none' | 'up' | 'left' | 'right'
  /** Spoken name; without one the icon is decoration. */
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
