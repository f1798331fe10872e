import { HeartPulseIcon, HouseIcon, XIcon } from 'lucide-react'
import { useRef } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useLift } from '#kit/ui/use-lift.ts'
import { useRoom } from '#kit/ui/use-room.ts'
import type { Plan } from './visit-store.ts'

interface DownloadBannerProps {
  plan: Pick<Plan, 'tip_msg' | 'btn_name' | 'is_index'>
  /** Where the app is had: a page of ours, a store, or the app itself. */
  to: string
  onClose: () => void
}

/** Close, logo, title, tip and the plan's own button [X080]; the way home where the plan says so [X081]. Covers nothing. */
export function DownloadBanner({ plan, to, onClose }: DownloadBannerProps) {
  const liftPx = useLift()
  const ref = useRef<HTMLElement>(null)
  useRoom(ref, '--foot-room')
  return (
    <aside
      ref={ref}
      aria-label="医路 App"
      style={{ bottom: `calc(${liftPx}px + var(--player-room, 0px))` }}
      className="fixed inset-x-0 z-10 mx-auto flex max-w-column items-center justify-end gap-8 border-t border-line bg-card pr-12 shadow-soft elder:flex-wrap elder:pb-8"
    >
      <button
        type="button"
        aria-label="关闭"
        onClick={onClose}
        className="flex size-target shrink-0 items-center justify-center text-ink-3"
      >
        <XIcon />
      </button>
      <span className="flex size-36 shrink-0 items-center justify-center rounded-8 bg-accent text-18 text-on-accent">
        <HeartPulseIcon />
      </span>
      <div className="min-w-0 flex-1 py-8 elder:min-w-200">
        <p className="text-14 font-semibold">医路</p>
        <p className="text-12 text-ink-2">{plan.tip_msg}</p>
      </div>
      {plan.is_index === 1 && (
        <Link to="/" aria-label="回到首页" className="flex size-target shrink-0 items-center justify-center text-18">
          <HouseIcon />
        </Link>
      )}
      <span className="shrink-0">
        <ButtonLink size="small" to={to}>
          {plan.btn_name}
        </ButtonLink>
      </span>
    </aside>
  )
}
