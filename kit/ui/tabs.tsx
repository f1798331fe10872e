import { rowWordLook } from './chip-look.ts'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { useShowCurrent } from './show-current.ts'

interface TabsProps {
  /** What the tabs are about, for who cannot see them. */
  label: string
  tabs: readonly { text: string; to: string; current: boolean; count?: number | undefined }[]
}

/** Views of one page as links: each has an address, back returns to where one came from. */
export function Tabs({ label, tabs }: TabsProps) {
  const showCurrent = useShowCurrent(tabs.find((tab) => tab.current)?.to)
  return (
    <nav
      ref={showCurrent}
      aria-label={label}
      className="no-bar relative flex overflow-x-auto border-b wide:flex-wrap border-line bg-card px-8"
    >
      {tabs.map(({ text, to, current, count }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? 'page' : undefined}
          className={classes(
            'relative flex min-h-target shrink-0 grow items-center justify-center gap-4 px-8 text-16',
            current
              ? 'font-semibold text-accent-ink after:absolute after:inset-x-0 after:bottom-0 after:mx-auto after:h-3 after:w-24 after:rounded-full after:bg-accent-ink'
              : 'text-ink-2',
          )}
        >
          <span className={rowWordLook}>{text}</span>
          {count !== undefined && count > 0 && <span className="text-12 tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
