import { ChevronsUpDownIcon, CircleUserRoundIcon, HeartPulseIcon, type LucideIcon, SearchIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { OfflineLine } from '#app/shell/offline-line.tsx'
import { usePageHandle } from '#app/shell/page-handle.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'

/** A place of somebody's work. */
export interface WorkPlace {
  text: string
  to: string
  Icon: LucideIcon
  /** Other addresses that belong to it. */
  also?: readonly string[]
  /** Where it stands among the others: from the lowest to the highest. */
  position: number
  /** How much waits there. */
  waiting?: number
}

/** Places that belong together, under a word of their own. */
export interface PlaceGroup {
  words: string
  places: readonly WorkPlace[]
}

/** The places of all rooms, as the navigation shows them. */
export const inOrder = <P extends WorkPlace>(places: readonly P[]): P[] =>
  [...places].sort((a, b) => a.position - b.position)

/** What stands beside every page of somebody's work. */
export interface Work {
  /** Where they work. */
  name: string
  groups: readonly PlaceGroup[]
  /** Where one chooses another place to work; undefined where there is none. */
  switchPath?: string | undefined
  /** Where one searches all that one may see. */
  searchPath?: string
  /** Who they are, and the address of their account; undefined until that is known. */
  me: { name: string; note: string } | undefined
  accountPath: string
}

export interface WorkPageProps {
  /** Where the page's row in the route table does not say it well enough. */
  title?: ReactNode
  /** A line under the title. */
  note?: ReactNode
  /** Beside the title: the page's main action. */
  aside?: ReactNode
  children: ReactNode
}

/** What surrounds every page of those who work here: the places at the left, or as tabs on top of a narrow screen. */
export function WorkFrame({ work, title, note, aside, children }: WorkPageProps & { work: Work }) {
  const handle = usePageHandle()
  return (
    <div className="min-h-seen-100 wide:grid wide:grid-cols-[216px_minmax(0,1fr)]">
      <PageHead />
      <a href="#main" className="sr-only focus:not-sr-only">
        跳到正文
      </a>
      <Navigation {...work} />
      <div className="min-w-0">
        <OfflineLine />
        <main
          id="main"
          // On a narrow screen the head is higher than that of other pages: what the keyboard comes to stops below it.
          className="mx-auto max-w-[1200px] space-y-16 px-12 py-16 wide:px-32 wide:py-24 [&_:is(a,button,input,select,textarea)]:scroll-mt-target"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8">
            <div className="min-w-0 wide:flex-1 wide:basis-1/2">
              <h1 className="text-22 font-semibold">{unbroken(title ?? handle?.title)}</h1>
              {note && <p className="text-14 text-ink-2">{unbroken(note)}</p>}
            </div>
            {aside && <div className="flex w-full flex-wrap items-center gap-8 wide:w-auto">{aside}</div>}
          </div>
          {children}
        </main>
      </div>
    </div>
  )
}

function Navigation({ name, groups, me, accountPath, switchPath, searchPath }: Work) {
  const { pathname } = useLocation()
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place comes into sight whenever it becomes another, and when it is known whose places these are
  useEffect(() => {
    const place = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && place) showWithin(strip.current, place)
  }, [pathname, groups.length])
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card wide:h-seen-100 wide:border-r wide:border-b-0">
      <div className="flex flex-col wide:h-full">
        <div className="flex min-h-52 items-center gap-8 px-12 wide:min-h-72 wide:px-20">
          <HeartPulseIcon className="text-22 text-accent-ink" />
          {switchPath ? (
            <Link
              to={switchPath}
              aria-label={`${name}，切换`}
              className="flex min-h-target min-w-0 grow items-center gap-4 text-16 font-semibold wide:text-14"
            >
              <span className="line-clamp-1 min-w-0 wide:line-clamp-2">{name}</span>
              <ChevronsUpDownIcon className="shrink-0 text-ink-3" />
            </Link>
          ) : (
            <span className="line-clamp-1 min-w-0 grow text-16 font-semibold wide:line-clamp-2 wide:text-14">
              {name}
            </span>
          )}
          {searchPath && (
            <Link
              to={searchPath}
              aria-label="搜索（按 / 键）"
              className="flex size-target shrink-0 items-center justify-center text-22"
            >
              <SearchIcon />
            </Link>
          )}
          <Link
            to={accountPath}
            className="flex size-target items-center justify-center text-22 wide:hidden"
            aria-label="我的账号"
          >
            <CircleUserRoundIcon />
          </Link>
        </div>
        <nav
          ref={strip}
          aria-label="工作台"
          className="no-bar relative flex overflow-x-auto px-4 wide:grow wide:flex-col wide:gap-2 wide:overflow-y-auto wide:px-12"
        >
          {groups.map(({ words, places }) => (
            <section key={words} aria-label={words || undefined} className="flex shrink-0 wide:flex-col wide:gap-2">
              {words && (
                <p aria-hidden="true" className="hidden px-12 pt-12 pb-4 text-12 text-ink-3 wide:block">
                  {words}
                </p>
              )}
              {places.map(({ text, to, Icon, waiting = 0, also = [] }) => (
                <PlaceLink key={to} to={to} current={[to, ...also].includes(pathname)}>
                  <Icon className="hidden wide:block" />
                  {text}
                  {waiting > 0 && (
                    <span className="rounded-full bg-danger px-6 text-12 text-on-danger tabular-nums">
                      {waiting}
                      <span className="sr-only"> 项等待处理</span>
                    </span>
                  )}
                </PlaceLink>
              ))}
            </section>
          ))}
        </nav>
        {me && (
          <Link
            to={accountPath}
            className="hidden min-h-72 items-center gap-12 border-t border-line px-20 hover:bg-page wide:flex"
          >
            <CircleUserRoundIcon className="text-22 text-ink-3" />
            <span className="min-w-0">
              <span className="block truncate text-14 font-medium">{me.name}</span>
              <span className="block text-12 text-ink-3">{me.note} · 我的账号</span>
            </span>
          </Link>
        )}
      </div>
    </header>
  )
}

/** Brings a place into sight by moving the navigation alone: `scrollIntoView` would move the page under it, too. */
const showWithin = (strip: HTMLElement, { offsetTop, offsetLeft, offsetHeight, offsetWidth }: HTMLElement) => {
  const { scrollTop, clientHeight, clientWidth } = strip
  const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight
  strip.scrollTo({
    left: offsetLeft - (clientWidth - offsetWidth) / 2,
    top: isSeen ? scrollTop : offsetTop - (clientHeight - offsetHeight) / 2,
  })
}

function PlaceLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classes(
        'relative flex min-h-target shrink-0 items-center gap-12 px-12 text-14 wide:min-h-40 wide:rounded-8',
        current
          ? 'font-semibold text-accent-ink after:absolute after:inset-x-12 after:bottom-0 after:h-3 after:rounded-full after:bg-accent-ink wide:bg-tint wide:after:hidden'
          : 'text-ink-2 wide:hover:bg-page',
      )}
    >
      {children}
    </Link>
  )
}
