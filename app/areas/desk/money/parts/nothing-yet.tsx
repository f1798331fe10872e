import type { ReactNode } from 'react'

/** A table without rows, in one line: four of them stand under each other. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="px-20 py-16 text-14 text-ink-2">{children}</p>
}
