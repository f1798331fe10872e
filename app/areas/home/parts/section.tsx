import { ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#kit/ui/link.tsx'

interface SectionProps {
  title: string
  /** The way to all of it. */
  to: string
  children: ReactNode
}

/** A part of a home, with the way to all of it. */
export function Section({ title, to, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between gap-12 pb-12 elder:pb-20">
        <h2 className="text-18 font-semibold">{title}</h2>
        <Link
          to={to}
          className="relative flex shrink-0 items-center gap-2 text-14 text-ink-3 after:absolute after:-inset-16"
        >
          全部
          <span className="sr-only">{title}</span>
          <ChevronRightIcon />
        </Link>
      </div>
      {children}
    </section>
  )
}
