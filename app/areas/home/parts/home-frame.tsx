import { type ReactNode, Suspense } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import type { TopBarProps } from '#app/shell/top-bar.tsx'
import { later } from '#kit/ui/later.ts'
import { useNextStep } from './use-next-step.ts'

/** Only who has something waiting needs it. */
const NextStepBar = later(async () => (await import('./next-step.tsx')).NextStepBar)

interface HomeFrameProps {
  bar?: TopBarProps
  /** Which tabs the channel shows. */
  tabs: readonly string[]
  children: ReactNode
}

/** What surrounds every home: the tabs below, above them what waits for who is signed in. */
export function HomeFrame({ bar, tabs, children }: HomeFrameProps) {
  const step = useNextStep()
  const bottom = (
    <div className="sticky bottom-0 z-20">
      <Suspense>{step && <NextStepBar step={step} />}</Suspense>
      <TabBar shown={tabs} />
    </div>
  )
  return (
    <Frame bar={bar} bottom={bottom}>
      {children}
    </Frame>
  )
}
