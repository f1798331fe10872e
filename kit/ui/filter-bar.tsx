import type { ReactNode } from 'react'
import { chipLook, rowWordLook } from './chip-look.ts'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { useShowCurrent } from './show-current.ts'

interface ChipProps {
  to: string
  current?: boolean | undefined
  /** Whether it stands in a row that scrolls sideways. */
  isInRow?: boolean
  children: ReactNode
}

/** One filter as a link: what is chosen stays in the address. */
export function Chip({ to, current = false, isInRow = false, children }: ChipProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={current || undefined}
      className={classes(
        chipLook,
        'shrink-0 gap-4 border',
        current ? 'border-accent-ink bg-tint font-medium text-accent-ink' : 'border-line bg-card text-ink-2',
      )}
    >
      {isInRow ? <span className={rowWordLook}>{children}</span> : children}
    </Link>
  )
}

interface FilterBarProps {
  label: string
  filters: readonly { text: string; to: string; current: boolean }[]
}

/** A row of filters that scrolls sideways; the chosen one comes into sight. */
export function FilterBar({ label, filters }: FilterBarProps) {
  const showCurrent = useShowCurrent(filters.find(({ current }) => current)?.to)
  return (
    <nav ref={showCurrent} aria-label={label} className="no-bar relative flex gap-8 overflow-x-auto px-16 py-8">
      {filters.map(({ text, to, current }) => (
        <Chip key={to} to={to} current={current} isInRow>
          {text}
        </Chip>
      ))}
    </nav>
  )
}
