import type { ReactNode } from 'react'
import { Link } from './link.tsx'

interface TitledSectionProps {
  title: string
  /** The way to all of it. */
  all?: { text: string; to: string } | undefined
  children: ReactNode
}

/** A few things under a heading on a page of something else, with the way to all of them at its right. */
export function TitledSection({ title, all, children }: TitledSectionProps) {
  return (
    <section className="space-y-12">
      <div className="flex items-center justify-between gap-12">
        <h2 className="min-w-0 text-16 font-semibold">{title}</h2>
        {all && (
          <Link
            to={all.to}
            className="flex min-h-target min-w-target shrink-0 items-center justify-end text-14 text-accent-ink"
          >
            {all.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
