import { ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { pressFirst } from './press.ts'
import { unbroken } from './unbroken.tsx'

interface CellProps {
  title: ReactNode
  /** A smaller line under the title. */
  note?: ReactNode
  /** What is set or known, at the right. */
  value?: ReactNode
  /** An icon or a picture at the left. */
  start?: ReactNode
  to?: string | undefined
  /** An address that no page of ours has: `tel:`. */
  href?: string | undefined
  /** With `to` a press does this instead, and the page is there for who opens it otherwise. */
  onClick?: (() => void) | undefined
}

/** One row of a list of rows; with `to`, `href` or `onClick` the whole row answers. */
export function Cell({ title, note, value, start, to, href, onClick }: CellProps) {
  const inside = (
    <>
      {start && <span className="flex shrink-0 text-18 text-accent-ink">{start}</span>}
      <span className="min-w-0 grow">
        <span className="block text-16">{unbroken(title)}</span>
        {note && <span className="block text-12 text-ink-3">{unbroken(note)}</span>}
      </span>
      {value && <span className="max-w-3/5 shrink-0 text-right text-14 text-ink-2">{unbroken(value)}</span>}
      {(to || href || onClick) && <ChevronRightIcon className="-mr-4 text-ink-3" />}
    </>
  )
  const look = 'flex w-full min-h-target items-center gap-12 px-16 py-12 text-left'
  if (to)
    return (
      <Link to={to} onClick={onClick && pressFirst(onClick)} className={`${look} active:bg-well`}>
        {inside}
      </Link>
    )
  if (href)
    return (
      <a href={href} className={`${look} active:bg-well`}>
        {inside}
      </a>
    )
  if (onClick)
    return (
      <button type="button" onClick={onClick} className={`${look} active:bg-well`}>
        {inside}
      </button>
    )
  return <div className={look}>{inside}</div>
}

/** Rows that belong together, on one card with hairlines between. */
export function CellGroup({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className="px-4 pb-8 text-14 text-ink-2">{unbroken(title)}</h2>}
      <div className="divide-y divide-line overflow-hidden rounded-12 bg-card shadow-soft">{children}</div>
    </section>
  )
}
