import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import type { DrawingName } from './drawings.tsx'

interface Said {
  drawing?: DrawingName | undefined
  /** What will be here. */
  title: string
}

/** A title alone leaves whoever reads it standing: each empty place says one of these, or both. */
type NextStep =
  | {
      /** Why it is not yet, or what brings it, in one sentence. */
      text: ReactNode
      /** The one step that brings it. */
      action?: ReactNode
    }
  | { text?: ReactNode; action: ReactNode }

/** An empty place as an invitation. */
export function Empty({ drawing = 'list', title, text, action }: Said & NextStep) {
  return (
    <div className="flex flex-col items-center px-16 py-40 text-center">
      <Drawing name={drawing} />
      {/* A line ends where a clause does: so few words leave none torn, as 知道 or 可以 would be. */}
      <p className="pt-16 text-16 font-medium text-balance break-keep">{title}</p>
      {text && <p className="pt-4 text-14 text-balance break-keep text-ink-3">{text}</p>}
      {action && <div className="pt-20">{action}</div>}
    </div>
  )
}
