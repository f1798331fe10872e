import { HeartPulseIcon, ShieldCheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NeedsScripts } from '#app/shell/needs-scripts.tsx'
import { OfflineLine } from '#app/shell/offline-line.tsx'
import { PageHead } from '#app/shell/page-head.tsx'

interface SignInPageProps {
  title: string
  /** Who signs in here. */
  whose: string
  /** What one does who has forgotten their password. */
  forgotten: string
  children: ReactNode
}

/** The page on which somebody signs in who works here: a form in a card, in the middle of the screen. */
export function SignInPage({ title, whose, forgotten, children }: SignInPageProps) {
  return (
    <div className="flex min-h-seen-100 flex-col">
      <PageHead />
      <NeedsScripts />
      <OfflineLine />
      <main id="main" className="mx-auto flex w-full max-w-[440px] grow flex-col justify-center space-y-16 p-16">
        <div className="flex items-center gap-12">
          <span className="flex size-48 shrink-0 items-center justify-center rounded-12 bg-accent text-28 text-on-accent">
            <HeartPulseIcon />
          </span>
          <div>
            <h1 className="text-22 font-semibold">{title}</h1>
            <p className="text-14 text-ink-2">{whose}</p>
          </div>
        </div>
        <div className="rounded-12 bg-card p-20 shadow-soft">{children}</div>
        <p className="flex justify-center gap-6 text-12 text-ink-3">
          <ShieldCheckIcon className="mt-2 shrink-0" />
          登录 12 小时后自动退出。{forgotten}
        </p>
      </main>
    </div>
  )
}
