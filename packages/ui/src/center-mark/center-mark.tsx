import { Avatar } from '../avatar/avatar.tsx'
import { BrandMark } from '../brand-mark/brand-mark.tsx'

export interface CenterMarkProps {
  name: string
  imageUrl: string | null
  size: 's' | 'l'
}

/** A center's picture; Latido's mark while it has none, since initials are for people. */
export function CenterMark({ name, imageUrl, size }: CenterMarkProps) {
  return imageUrl === null ? <BrandMark size={size} /> : <Avatar name={name} imageUrl={imageUrl} size={size} />
}
