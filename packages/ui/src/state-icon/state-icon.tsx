import { Icon, type IconName } from '../icon/icon.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { stateIcon } from './state-icon.css.ts'

export interface StateIconProps {
  icon: IconName
  /** Spoken, and shown in a tooltip. */
  label: string
  tone: 'warning' | 'danger'
}

/** A badge without room for its words. */
export function StateIcon({ icon, label, tone }: StateIconProps) {
  return (
    <Tooltip content={label}>
      {/* a button, so that a keyboard and a screen reader reach the tooltip */}
      <button type="button" className={stateIcon({ tone })}>
        <Icon name={icon} size="s" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </Tooltip>
  )
}
