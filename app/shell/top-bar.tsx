import { ChevronLeftIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#kit/ui/link.tsx'
import { Apart } from './apart.tsx'
import { Menu } from './menu.tsx'
import { usePageFlags } from './page-flags.ts'
import { usePageHandle } from './page-handle.ts'
import type { SharedPage } from './share/options.ts'
import { ShareEntry } from './share-entry.tsx'

/** Back to where one came from; home for who came from outside, and for everyone without scripts. */
function Back() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    // The router counts the pages of this visit; the first has nothing behind it.
    if (!window.history.state?.idx) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link
      to="/"
      onClick={goBack}
      aria-label="返回"
      data-back
      className="flex size-target shrink-0 items-center justify-center print:hidden"
    >
      <ChevronLeftIcon className="size-28 elder:size-36" />
    </Link>
  )
}

export interface TopBarProps {
  /** Where the page's row in the route table does not say it well enough: a doctor's name, a city. */
  title?: string | undefined
  /** One icon of the page's own, before the menu. */
  end?: ReactNode
  /** What a shareable page says of itself to whoever it is sent to. */
  share?: SharedPage | undefined
}

/** Around the page a partner's app has a bar of its own: what only this page can do stays, and who cannot see is told where they are. */
function Bare({ title, end }: Pick<TopBarProps, 'title' | 'end'>) {
  return (
    <header className="flex justify-end bg-card print:hidden">
      <h1 className="sr-only">{title}</h1>
      {end}
    </header>
  )
}

/** Back, where one is, and the ways out. */
export function TopBar({ title, end, share = {} }: TopBarProps) {
  const handle = usePageHandle()
  const isInPartnersFrame = usePageFlags().includes('no-nav-bar')
  if (isInPartnersFrame) return <Bare title={title ?? handle?.title} end={end} />
  return (
    // The title stands in the middle for as long as both sides leave it room; on paper it says whose sheet this is.
    <header className="sticky top-0 z-30 grid grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-x-4 border-b border-line bg-card print:static print:block print:border-0 print:px-16">
      <Back />
      <h1 className="truncate text-18 font-semibold">{title ?? handle?.title}</h1>
      <div className="flex items-center justify-end pl-8 whitespace-nowrap print:hidden">
        {end}
        {/* On the narrowest phones the elder version has room for the title or for this. */}
        <span className="elder:max-[359px]:hidden">
          <Apart>
            <ShareEntry shared={share} />
          </Apart>
        </span>
        <Menu />
      </div>
    </header>
  )
}
