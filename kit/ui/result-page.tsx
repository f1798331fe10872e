import { CircleCheckIcon, CircleXIcon, ClockIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { clauseLook } from './clause-look.ts'

const states = {
  done: { Mark: CircleCheckIcon, look: 'text-accent-ink' },
  waiting: { Mark: ClockIcon, look: 'text-warning' },
  failed: { Mark: CircleXIcon, look: 'text-danger' },
}

/** So many letters of large print have room on a line of the narrowest phone. */
const TEXT_LETTERS = 15

interface ResultPageProps {
  state: keyof typeof states
  /** What happened. */
  title: string
  /** Why, or what comes next. */
  text?: ReactNode
  /** Facts to keep. */
  children?: ReactNode
  /** The next step first, then another as text. */
  actions?: ReactNode
}

/** The page form of an outcome: what happened, what next. */
export function ResultPage({ state, title, text, children, actions }: ResultPageProps) {
  const { Mark, look } = states[state]
  return (
    <div className="flex flex-col items-center px-16 py-32 text-center">
      <Mark className={`size-64 ${look}`} strokeWidth={1.25} />
      <h1 className="pt-16 text-22 font-semibold">{title}</h1>
      {text && <p className={`pt-4 text-14 text-ink-2 ${clauseLook(text, TEXT_LETTERS)}`}>{text}</p>}
      {children && <div className="w-full pt-20 text-left">{children}</div>}
      {actions && <div className="grid w-full gap-8 pt-24">{actions}</div>}
    </div>
  )
}
