import { EllipsisIcon } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useAfterPage } from './after-page.ts'

/** The server has them at hand. */
const Drawn = import.meta.env.SSR ? (await import('./around/places.tsx')).Places : undefined

/** The browser has the text of them in the page. */
const asDrawn = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** The ways out of every page. They stand as the server drew them, and lead, until what makes them more has come. */
export function Menu() {
  const Places = useAfterPage()?.Places ?? Drawn
  const panel = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (Places && isPressed.current) panel.current?.querySelector('button')?.click()
  }, [Places])
  const hear = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('details')?.removeAttribute('open')
    // Links lead by themselves; the button cannot yet.
    isPressed.current = !Places && (target as Element).closest('button') !== null
  }
  return (
    <details className="group relative shrink-0">
      <summary aria-label="菜单" className="flex size-target list-none items-center justify-center">
        {/* A tap anywhere else closes the menu: while it is open its handle covers the page. */}
        <span className="fixed inset-0 z-30 hidden group-open:block" />
        <EllipsisIcon className="size-28 elder:size-36" />
      </summary>
      {/* biome-ignore lint/a11y: the links and the button inside are what is pressed, this only hears of it */}
      <div
        ref={panel}
        // Another element: React does not look into the one that it left as it was.
        key={Places ? 'alive' : 'drawn'}
        onClick={hear}
        className="absolute top-full right-8 z-40 w-max min-w-160 overflow-hidden rounded-12 bg-card py-4 text-16 shadow-soft"
        {...(Places ? { children: <Places /> } : asDrawn)}
      />
    </details>
  )
}
