import { isSeenOn } from '@repo/color/is-seen-on'
import { type SyntheticEvent, useState } from 'react'

import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { colors } from '../tokens/colors.ts'
import { frame, picture } from './center-mark.css.ts'

export interface CenterMarkProps {
  imageUrl: string | null
  size: 's' | 'm' | 'l' | 'xl'
}

const LOOKED_AT = 32

/** Visible on dark ground. A picture of another origin cannot be read and counts as visible. */
const isSeen = (image: HTMLImageElement): boolean => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = LOOKED_AT
  const context = canvas.getContext('2d')
  try {
    context?.drawImage(image, 0, 0, LOOKED_AT, LOOKED_AT)
    const data = context?.getImageData(0, 0, LOOKED_AT, LOOKED_AT).data
    return data === undefined || isSeenOn(data, colors.background)
  } catch {
    return true
  }
}

function Logo({ imageUrl, size }: CenterMarkProps & { imageUrl: string }) {
  const [state, setState] = useState<'plain' | 'on-paper' | 'broken'>('plain')
  if (state === 'broken') return <BrandMark size={size} />
  const look = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (!isSeen(currentTarget)) setState('on-paper')
  }
  return (
    <span className={frame({ size, onPaper: state === 'on-paper' })}>
      <img
        className={picture({ size })}
        src={imageUrl}
        alt=""
        decoding="async"
        onLoad={look}
        onError={() => setState('broken')}
      />
    </span>
  )
}

/** Shows a center's logo in any shape, or Latido's mark: initials are for people. */
export function CenterMark({ imageUrl, size }: CenterMarkProps) {
  return imageUrl === null ? <BrandMark size={size} /> : <Logo key={imageUrl} imageUrl={imageUrl} size={size} />
}
