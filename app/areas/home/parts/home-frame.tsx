import { type ReactNode, Suspense } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import type { TopBarProps } from '#app/shell/top-bar.tsx'
import { later } from '#kit/ui/later.ts'
import { useMine } from './use-mine.ts'

/** Only who has something waiting needs it. */
const NextStepBar = later(async () => (await import('./next-step.tsx')).NextStepBar)

/** What surrounds every home: the tabs below, above them what waits for who is signed in. */
export function HomeFrame({ bar, children }: { bar?: TopBarProps; children: ReactNode }) {
  const { step, unread } = useMine()
  const bottom = (
    <div className="sticky bottom-0 z-20">
      <Suspense>{step && <NextStepBar step={step} />}</Suspense>
      <TabBar unread={unread} />
    </div>
  )
  return (
    <Frame bar={bar} bottom={bottom}>
      {children}
    </Frame>
  )
}
