import type { Placeholder } from '#kit/pictures/placeholder.ts'
import { classes } from './classes.ts'

interface PictureProps {
  /** Empty where there is none. */
  src: string
  /** What stands there where the picture is missing or does not come [X368]. */
  kind?: Placeholder | undefined
  /** What is to be seen; empty where the words beside it say it already. */
  alt: string
  /** In design px; only the ratio counts where `className` gives a width. */
  width: number
  height: number
  /** The picture at the top of the page: fetched first. */
  first?: boolean | undefined
  className?: string | undefined
}

/** A picture that keeps its room before it has come; fetched when it nears the screen. */
export function Picture({ src, kind, alt, width, height, first, className = 'w-full' }: PictureProps) {
  return (
    <img
      src={src || (kind && placeholderAddress(kind))}
      // The script in the head hears of a picture that does not come, also before the page is alive.
      data-else={src && kind}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classes('bg-well object-cover', className)}
    />
  )
}

const placeholderAddress = (kind: Placeholder) => `/pictures/placeholder/${kind}.svg`

const sizes = { small: 'size-32', medium: 'size-48', large: 'size-64' }

interface AvatarProps {
  src: string
  /** Who it is: a doctor, or a user by sex. */
  kind?: Placeholder | undefined
  size?: keyof typeof sizes | undefined
}

/** A round picture of a person, whose name stands beside it. */
export function Avatar({ src, kind = 'user', size = 'medium' }: AvatarProps) {
  const look = `shrink-0 rounded-full ${sizes[size]}`
  return <Picture src={src} kind={kind} alt="" width={64} height={64} className={look} />
}
