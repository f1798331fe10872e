import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AccessibilityIcon, ChevronLeftIcon, EllipsisIcon } from '#kit/ui/icons.ts'
import { Link } from '#kit/ui/link.tsx'
import { setElder, useElder } from './elder.ts'
import { menu } from './menu.ts'
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
      className="flex size-target shrink-0 items-center justify-center"
    >
      <ChevronLeftIcon className="size-28 elder:size-36" />
    </Link>
  )
}

function ElderSwitch() {
  const elder = useElder()
  return (
    <button
      type="button"
      onClick={() => setElder(!elder)}
      className="flex min-h-target w-full items-center gap-12 px-16 active:bg-well"
    >
      <AccessibilityIcon className="text-accent-ink" />
      {elder ? '返回标准版' : '长辈版'}
    </button>
  )
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}

function Menu() {
  return (
    <details className="group relative shrink-0">
      <summary aria-label="菜单" className="flex size-target list-none items-center justify-center">
        {/* A tap anywhere else closes the menu: while it is open its handle covers the page. */}
        <span className="fixed inset-0 z-30 hidden group-open:block" />
        <EllipsisIcon className="size-28 elder:size-36" />
      </summary>
      {/* biome-ignore lint/a11y: the links and the button inside are what is pressed, this only hears of it */}
      <div
        onClick={closeMenu}
        className="absolute top-full right-8 z-40 w-max min-w-160 overflow-hidden rounded-12 bg-card py-4 text-16 shadow-soft"
      >
        {menu.map(({ text, to, Icon }) => (
          <Link key={to} to={to} className="flex min-h-target items-center gap-12 px-16 active:bg-well">
            <Icon className="text-accent-ink" />
            {text}
          </Link>
        ))}
        <div className="border-t border-line">
          <ElderSwitch />
        </div>
      </div>
    </details>
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

/** Back, where one is, and the ways out. */
export function TopBar({ title, end, share = {} }: TopBarProps) {
  const handle = usePageHandle()
  return (
    // The title stands in the middle for as long as both sides leave it room.
    <header className="sticky top-0 z-30 grid grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-x-4 border-b border-line bg-card">
      <Back />
      <h1 className="truncate text-18 font-semibold">{title ?? handle?.title}</h1>
      <div className="flex items-center justify-end pl-8 whitespace-nowrap">
        {end}
        <ShareEntry shared={share} />
        <Menu />
      </div>
    </header>
  )
}
