import { type ReactNode, Suspense } from 'react'
import { pageAlive } from '#app/shell/alive.ts'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import type { TopBarProps } from '#app/shell/top-bar.tsx'
import { later } from '#kit/ui/later.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useMine } from './use-mine.ts'

/** Only who has something waiting needs it. */
const NextStepBar = later(async () => (await import('./next-step.tsx')).NextStepBar)

/** Comes when the home is there, and only to who is signed in. */
const HomeModals = later(async () => {
  await pageAlive()
  return (await import('./home-modals.tsx')).HomeModals
})

/** What surrounds every home: the tabs below, above them what waits for who is signed in, and what opens over it. */
export function HomeFrame({ bar, children }: { bar?: TopBarProps; children: ReactNode }) {
  const { step, unread } = useMine()
  const isSignedIn = useSession() !== null
  const bottom = (
    <div className="sticky bottom-0 z-20">
      <Suspense>{step && <NextStepBar step={step} />}</Suspense>
      <TabBar unread={unread} />
    </div>
  )
  return (
    <Frame bar={bar} bottom={bottom}>
      {children}
      <Suspense>{isSignedIn && <HomeModals />}</Suspense>
    </Frame>
  )
}
