import { EllipsisIcon } from 'lucide-react'
import { Places } from './places.tsx'

/** The ways out of every page. */
export function Menu() {
  return (
    <details className="group relative shrink-0">
      <summary aria-label="菜单" className="flex size-target list-none items-center justify-center">
        {/* A tap anywhere else closes the menu: while it is open its handle covers the page. */}
        <span className="fixed inset-0 z-30 hidden group-open:block" />
        <EllipsisIcon className="size-28 elder:size-36" />
      </summary>
      {/* biome-ignore lint/a11y: the links and the button inside are what is pressed, this only hears of it */}
      <div
        onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
        className="absolute top-full right-8 z-40 w-max min-w-160 overflow-hidden rounded-12 bg-card py-4 text-16 shadow-soft"
      >
        <Places />
      </div>
    </details>
  )
}
