import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface BadgeProps {
  /** How many wait; 0 shows nothing, above 99 shows 99+. Without a number a dot. */
  count?: number | undefined
  /** What is counted, for who cannot see it. */
  says?: string
  children: ReactNode
}

/**
 * A red number or dot at the corner of what it wraps: a number beside it, for it must not cover what it counts. Large numbers come nearer:
 * beside the last tab of a narrow phone they would stand past the edge of the screen.
 */
export function Badge({ count, says = '条未读', children }: BadgeProps) {
  const shown = count === undefined || count > 0
  const text = count === undefined ? '' : count > 99 ? '99+' : count
  return (
    <span className="relative inline-flex">
      {children}
      {shown && (
        <span
          className={`absolute left-full rounded-full bg-danger text-center whitespace-nowrap text-12 font-medium text-on-danger tabular-nums ring-2 ring-card ${
            text === ''
              ? 'top-0 -ml-6 size-8'
              : classes(
                  '-top-8 min-w-18 px-4 elder:min-w-24',
                  text === '99+' ? '-ml-10 elder:-ml-24' : '-ml-6 elder:-ml-12',
                )
          }`}
        >
          {text}
          <span className="sr-only">{text === '' ? '有新消息' : says}</span>
        </span>
      )}
    </span>
  )
}
