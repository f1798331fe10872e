import { ChevronDownIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something for who wants to know more; open and closed without scripts. */
export function Disclosure({
  title,
  open,
  children,
}: {
  title: ReactNode
  open?: boolean | undefined
  children: ReactNode
}) {
  return (
    <details open={open} className="group only:-mt-8 last:-mb-8">
      <summary className="flex min-h-target list-none items-center justify-between gap-12 py-8 text-16">
        {title}
        <ChevronDownIcon className="text-ink-3 transition-transform group-open:[transform:rotate(180deg)]" />
      </summary>
      <div className="pb-12 text-14 text-ink-2">{children}</div>
    </details>
  )
}
