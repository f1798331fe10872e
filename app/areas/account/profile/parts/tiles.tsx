import { type IconTile, IconTiles } from '#kit/ui/icon-tiles.tsx'

/** Ways to what is one's own that belong together, under their name. */
export function Tiles({ title, tiles }: { title: string; tiles: readonly IconTile[] }) {
  return (
    <nav aria-label={title} className="rounded-12 bg-card px-4 pt-12 pb-4 shadow-soft">
      <h2 className="px-12 text-16 font-semibold">{title}</h2>
      <IconTiles tiles={tiles} columns={leavesOne(tiles) ? 5 : 4} />
    </nav>
  )
}

/** Four in a row would leave the last one alone in a row of its own. */
const leavesOne = (tiles: readonly IconTile[]): boolean => tiles.length % 4 === 1
