import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { unbroken } from './unbroken.tsx'

interface CardProps {
  children: ReactNode
  /** Makes the whole card a link, which is called by its title too. */
  to?: string | undefined
  title?: ReactNode
  /** Beside the title: a link, a tag. */
  aside?: ReactNode
  className?: string | undefined
}

const look = 'block rounded-12 bg-card p-16 shadow-soft'

/** A white card; with a title it is a section of the page, or a link that says what it leads to. */
export function Card({ children, to, title, aside, className }: CardProps) {
  const whole = (
    <>
      {title && <Head title={title} aside={aside} />}
      {children}
    </>
  )
  if (to)
    return (
      <Link to={to} className={classes(look, 'transition-opacity active:opacity-80', className)}>
        {whole}
      </Link>
    )
  if (!title) return <div className={classes(look, className)}>{whole}</div>
  return <section className={classes(look, className)}>{whole}</section>
}

function Head({ title, aside }: Pick<CardProps, 'title' | 'aside'>) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-12 pb-12">
      <h2 className="text-16 font-semibold">{unbroken(title)}</h2>
      {aside && <div className="text-14 text-ink-3">{unbroken(aside)}</div>}
    </div>
  )
}
