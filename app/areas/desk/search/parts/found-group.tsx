import { ChevronRightIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'

/** Something that was found, and where it leads. */
export interface FoundItem {
  title: string
  note: string
  to: string
}

/** What was found of one kind. */
export function FoundGroup({ title, items }: { title: string; items: readonly FoundItem[] }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-6 text-14 font-medium text-ink-2">{title}</h2>
      <ul className="divide-y divide-line rounded-12 bg-card shadow-soft">
        {items.map((item) => (
          <li key={`${item.to} ${item.title}`}>
            <Link to={item.to} className="flex min-h-52 items-center justify-between gap-12 px-16 py-8 hover:bg-page">
              <span className="min-w-0">
                <span className="block text-14 font-medium wrap-anywhere">{item.title}</span>
                {item.note && <span className="block text-12 text-ink-3">{item.note}</span>}
              </span>
              <ChevronRightIcon className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
