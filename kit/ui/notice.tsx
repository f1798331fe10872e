import { CircleAlertIcon, InfoIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Tone, tones } from './tones.ts'
import { unbroken } from './unbroken.tsx'

interface NoticeProps {
  tone?: Tone | undefined
  children: ReactNode
  /** A link or a button at the end. */
  action?: ReactNode
}

/** A line that must be read before going on. */
export function Notice({ tone = 'plain', children, action }: NoticeProps) {
  const Mark = tone === 'danger' || tone === 'warning' ? CircleAlertIcon : InfoIcon
  return (
    <div className={`flex items-center gap-8 rounded-8 px-12 py-8 text-14 ${tones[tone]}`}>
      <div className="flex min-w-0 grow items-start gap-8">
        <Mark className="mt-2" />
        <div className="min-w-0 grow">{unbroken(children)}</div>
      </div>
      {action && <div className="shrink-0 font-medium">{action}</div>}
    </div>
  )
}
