import type { ReactNode } from 'react'
import { clauseLook } from './clause-look.ts'
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

/** So many letters of large print have room on a line of the narrowest phone. */
const TITLE_LETTERS = 10
const TEXT_LETTERS = 12

/** An empty place as an invitation. */
export function Empty({ drawing = 'list', title, text, action }: Said & NextStep) {
  return (
    <div className="flex flex-col items-center px-16 py-40 text-center">
      <Drawing name={drawing} />
      <p className={`pt-16 text-16 font-medium ${clauseLook(title, TITLE_LETTERS)}`}>{title}</p>
      {text && <p className={`pt-4 text-14 text-ink-3 ${clauseLook(text, TEXT_LETTERS)}`}>{text}</p>}
      {action && <div className="pt-20">{action}</div>}
    </div>
  )
}
