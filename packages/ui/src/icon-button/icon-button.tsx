import { Tooltip } from '../tooltip/tooltip.tsx'
import { BareIconButton, type BareIconButtonProps } from './bare-icon-button.tsx'

export type IconButtonProps = BareIconButtonProps

export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip content={props.label}>
      <BareIconButton {...props} />
    </Tooltip>
  )
}
