import type { ReactNode } from 'react'

interface BadgeProps {
  /** How many wait; 0 shows nothing, above 99 shows 99+. Without a number a dot. */
  count?: number | undefined
  /** What is counted, for who cannot see it. */
  says?: string
  children: ReactNode
}

/** A red number or dot at the corner of what it wraps. */
export function Badge({ count, says = '条未读', children }: BadgeProps) {
  const shown = count === undefined || count > 0
  const text = count === undefined ? '' : count > 99 ? '99+' : count
  return (
    <span className="relative inline-flex">
      {children}
      {shown && (
        <span
          className={`absolute left-full rounded-full bg-danger text-center whitespace-nowrap text-12 font-medium text-on-danger tabular-nums ring-2 ring-card ${
            text === '' ? 'top-0 -ml-6 size-8' : '-top-6 -ml-12 min-w-18 px-4'
          }`}
        >
          {text}
          <span className="sr-only">{text === '' ? '有新消息' : says}</span>
        </span>
      )}
    </span>
  )
}
