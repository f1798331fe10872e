import type { ReactNode } from 'react'
import { clauseLook } from './clause-look.ts'
import { Notice } from './notice.tsx'

/** So many letters of large print have room on a line of the narrowest phone. */
const NOTE_LETTERS = 16

interface BottomActionProps {
  /** The one main action. */
  children: ReactNode
  /** What stands beside it: a price, a secondary action as text. */
  aside?: ReactNode
  /** A small line above: a promise, a consent. */
  note?: ReactNode
  /** Why what was pressed was not done: it stands above the button, where the eyes and the thumb are. */
  error?: string | undefined
  /** Leads on from there. */
  errorAction?: ReactNode
}

/**
 * The page's one main action, within the thumb's reach, and why it was not done. It sticks, so nothing is ever hidden under it;
 * put it last into `main`, or last into the one form in it.
 */
export function BottomAction({ children, aside, note, error, errorAction }: BottomActionProps) {
  return (
    <div className="bottom-action sticky bottom-0 z-20 border-t border-line bg-card px-16 pt-8 pb-safe print:hidden">
      {error && (
        <div role="alert" className="pb-8">
          <Notice tone="danger" action={errorAction}>
            {error}
          </Notice>
        </div>
      )}
      {note && <div className={`pb-8 text-center text-12 text-ink-2 ${clauseLook(note, NOTE_LETTERS)}`}>{note}</div>}
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        {/* What of it is hidden in large print leaves no gap there. */}
        {aside && <div className="min-w-0 shrink-0 elder:contents">{aside}</div>}
        {/* Of two beside each other neither is wider than its words need, so that large letters have room. */}
        <div className="flex grow gap-12 *:grow elder:flex-wrap [&>:is(a,button)]:px-16">{children}</div>
      </div>
    </div>
  )
}
