import type { ReactNode } from 'react'
import { Link } from '#kit/ui/link.tsx'

/** A part of a page of the mall with its heading, and the way to all of it. */
export function Section({ title, to, children }: { title: string; to?: string; children: ReactNode }) {
  return (
    <section className="px-16">
      <div className="flex items-center justify-between">
        <h2 className="py-8 text-18 font-semibold">{title}</h2>
        {to && (
          <Link
            to={to}
            aria-label={`全部${title}`}
            className="flex min-h-target min-w-target items-center justify-end text-14 text-ink-3"
          >
            全部
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
