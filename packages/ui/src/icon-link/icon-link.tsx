import { Slot } from 'radix-ui'
import { cloneElement, type ReactElement } from 'react'

import { button, content } from '../button/button.css.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'

export interface IconLinkProps {
  icon: IconName
  label: string
  /** The router's link or a plain `<a href>`, without children. */
  link: ReactElement
}

export function IconLink({ icon, label, link }: IconLinkProps) {
  const inner = (
    <span className={content}>
      <Icon name={icon} size="m" />
    </span>
  )
  return (
    <Tooltip content={label}>
      <Slot.Root className={button({ tone: 'ghost', square: true })} aria-label={label}>
        {cloneElement(link, undefined, inner)}
      </Slot.Root>
    </Tooltip>
  )
}
