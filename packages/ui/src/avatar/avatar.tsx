import { avatar, initialsLayer, picture } from './avatar.css.ts'
import { initials } from './initials.ts'

export interface AvatarProps {
  name: string
  imageUrl?: string | null
  /** `fill` takes the size of its place. */
  size?: 's' | 'm' | 'l' | 'fill'
  /** Speaks the name; leave out where the name stands beside it. */
  named?: boolean
}

/** The picture lies over the initials, so a slow or broken one leaves them in sight. */
export function Avatar({ name, imageUrl, size, named = false }: AvatarProps) {
  const spoken = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span className={avatar({ size })} {...spoken}>
      <span className={initialsLayer()}>{initials(name)}</span>
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
