import { hueOf, initial } from './avatar-face.ts'
import { avatar, hues, initialLayer, picture } from './avatar.css.ts'

export interface AvatarProps {
  name: string
  /** The id picks the color behind the letter; without one, the name does. */
  id?: string
  imageUrl?: string | null
  size?: 's' | 'm' | 'l' | 'fill'
  named?: boolean
}

/** The picture covers the letter, so a slow or broken one leaves the letter visible. */
export function Avatar({ name, id = name, imageUrl, size, named = false }: AvatarProps) {
  const spoken = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span className={`${avatar({ size })} ${hues[hueOf(id)]}`} {...spoken}>
      <span className={initialLayer()}>{initial(name)}</span>
      {imageUrl !== undefined && imageUrl !== null && (
        <img
          key={imageUrl}
          className={picture()}
          src={imageUrl}
          alt=""
          decoding="async"
          onError={(event) => {
            event.currentTarget.hidden = true
          }}
        />
      )}
    </span>
  )
}
