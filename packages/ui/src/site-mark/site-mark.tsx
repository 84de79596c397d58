import { CenterMark, type CenterMarkProps } from '../center-mark/center-mark.tsx'
import { useSiteLogo } from '../view-title/site-name.tsx'

export type SiteMarkProps = Pick<CenterMarkProps, 'size'>

export function SiteMark({ size }: SiteMarkProps) {
  return <CenterMark imageUrl={useSiteLogo()} size={size} />
}
