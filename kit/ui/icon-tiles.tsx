import { ChevronRightIcon, type LucideIcon } from 'lucide-react'
import { Badge } from './badge.tsx'
import { classes } from './classes.ts'
import { Link } from './link.tsx'

/** A way to something: `state` says in words how it stands, `count` how much waits there. */
export interface IconTile {
  text: string
  to: string
  Icon: LucideIcon
  state?: string | undefined
  count?: number | undefined
}

interface IconTilesProps {
  tiles: readonly IconTile[]
  columns?: 4 | 5
  size?: 'usual' | 'large'
}

/**
 * Ways that belong together, side by side under their icons; in the elder version one under the other, without icons, with what is said
 * of each at the end of its line and the arrow that says that it leads on.
 */
export const IconTiles = ({ tiles, columns = 4, size = 'usual' }: IconTilesProps) => (
  <div className={classes('grid elder:grid-cols-1', columns === 5 ? 'grid-cols-5' : 'grid-cols-4')}>
    {tiles.map(({ text, to, Icon, state, count = 0 }) => (
      <Link
        key={to}
        to={to}
        className="flex min-h-72 flex-col items-center gap-6 py-12 text-center text-12 active:opacity-70 elder:min-h-target elder:flex-row elder:gap-12 elder:px-16 elder:text-left elder:text-16"
      >
        <span className="flex shrink-0 text-accent-ink" data-no-elder="">
          <Badge count={count} says="个">
            <Icon className={size === 'large' ? 'size-28' : 'size-24'} />
          </Badge>
        </span>
        <span className="elder:grow">{text}</span>
        {state && <span className="-mt-6 font-medium text-accent-ink elder:mt-0">{state}</span>}
        {!state && count > 0 && <span className="hidden font-medium text-accent-ink elder:block">{count} 个</span>}
        <ChevronRightIcon className="hidden text-ink-3 elder:block" />
      </Link>
    ))}
  </div>
)
