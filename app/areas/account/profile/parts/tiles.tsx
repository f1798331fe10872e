import type { LucideIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'

/** A way to something of one's own; `state` says how it stands, where there is something to say. */
export interface Tile {
  text: string
  to: string
  Icon: LucideIcon
  state?: string | undefined
}

/** Ways that belong together, four in a row, two in the elder version. */
export function Tiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <nav aria-label={title} className="rounded-12 bg-card px-4 pt-12 pb-4 shadow-soft">
      <h2 className="px-12 text-16 font-semibold">{title}</h2>
      <div className="grid grid-cols-4 elder:grid-cols-2">
        {tiles.map(({ text, to, Icon, state }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-72 flex-col items-center gap-4 px-2 py-12 text-center text-12 active:opacity-70"
          >
            <Icon className="size-24 shrink-0 text-accent-ink" data-no-elder="" />
            <span>
              {text}
              {state && <span className="block font-medium text-accent-ink">{state}</span>}
            </span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
