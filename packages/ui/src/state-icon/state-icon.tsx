import { Icon, type IconName } from '../icon/icon.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { stateIcon } from './state-icon.css.ts'

export interface StateIconProps {
  icon: IconName
  label: string
  tone: 'warning' | 'danger'
}

export function StateIcon({ icon, label, tone }: StateIconProps) {
  return (
    <Tooltip content={label}>
      {/* A button makes the tooltip reachable by keyboard. */}
      <button type="button" className={stateIcon({ tone })}>
        <Icon name={icon} size="s" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </Tooltip>
  )
}
