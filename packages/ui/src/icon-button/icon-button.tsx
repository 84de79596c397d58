import { Tooltip } from '../tooltip/tooltip.tsx'
import { BareIconButton, type BareIconButtonProps } from './bare-icon-button.tsx'

export type IconButtonProps = BareIconButtonProps

/** A button with a picture; its spoken name is its tooltip, too. */
export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip content={props.label}>
      <BareIconButton {...props} />
    </Tooltip>
  )
}
