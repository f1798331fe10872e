import type { ReactNode } from 'react'
import { Apart } from './apart.tsx'
import { OfflineLine } from './offline-line.tsx'
import { PageHead } from './page-head.tsx'
import { TopBar, type TopBarProps } from './top-bar.tsx'

export interface FrameProps {
  /** Without it the page brings a head of its own, as the home page does. */
  bar?: TopBarProps | undefined
  children: ReactNode
  /** Below every page: the tab bar. */
  bottom?: ReactNode
}

/** What surrounds every page. Whatever sticks to the bottom of `main` keeps its room, so nothing lies under it. */
export function Frame({ bar, children, bottom }: FrameProps) {
  return (
    <div className="flex min-h-seen-100 flex-col">
      <PageHead title={bar?.title} shared={bar?.share} />
      <a href="#main" className="sr-only focus:not-sr-only">
        跳到正文
      </a>
      {bar && <TopBar {...bar} />}
      <Apart>
        <OfflineLine />
      </Apart>
      <main id="main" className="flex grow flex-col">
        {children}
      </main>
      {bottom}
    </div>
  )
}
