import { classes } from './classes.ts'

interface PictureProps {
  src: string
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
export function Picture({ src, alt, width, height, first, className = 'w-full' }: PictureProps) {
  return (
    <img
      src={src}
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

const sizes = { small: 'size-32', medium: 'size-48', large: 'size-64' }

interface AvatarProps {
  src: string
  /** Empty where the name stands beside it. */
  alt?: string | undefined
  size?: keyof typeof sizes | undefined
}

/** A round picture of a person. */
export function Avatar({ src, alt = '', size = 'medium' }: AvatarProps) {
  return <Picture src={src} alt={alt} width={64} height={64} className={`shrink-0 rounded-full ${sizes[size]}`} />
}
