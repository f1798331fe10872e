import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** The shape of a tab at the edge of the screen. It lies over the page's margin alone: no words and no button are under it. */
export const edgeTabLook = (side: 'start' | 'end' = 'end'): string =>
  classes(
    'flex w-edge flex-col items-center justify-center gap-4 overflow-hidden border border-line bg-card py-8 text-12 leading-none font-medium text-accent-ink',
    side === 'end' ? 'rounded-l-8 border-r-0' : 'rounded-r-8 border-l-0',
  )

/** The word on such a tab, read from top to bottom. */
export const EdgeWord = ({ children }: { children: ReactNode }) => (
  <span className="max-h-160 truncate [writing-mode:vertical-rl]">{children}</span>
)
