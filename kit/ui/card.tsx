import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'

interface CardProps {
  children: ReactNode
  /** Makes the whole card a link. */
  to?: string | undefined
  title?: ReactNode
  /** Beside the title: a link, a tag. */
  aside?: ReactNode
  className?: string | undefined
}

const look = 'block rounded-12 bg-card p-16 shadow-soft'

/** A white card; with a title it is a section of the page. */
export function Card({ children, to, title, aside, className }: CardProps) {
  if (to)
    return (
      <Link to={to} className={classes(look, 'transition-opacity active:opacity-80', className)}>
        {children}
      </Link>
    )
  if (!title) return <div className={classes(look, className)}>{children}</div>
  return (
    <section className={classes(look, className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 pb-12">
        <h2 className="text-16 font-semibold">{title}</h2>
        {aside && <div className="text-14 text-ink-3">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
