import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { unbroken } from './unbroken.tsx'

/** One thing that happened. */
interface TimelineEvent {
  /** When, as people say it. */
  when: string
  title: ReactNode
  text?: ReactNode
}

/** What happened, newest first: the first is where things stand. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol>
      {events.map(({ when, title, text }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may share their minute, and rows hold no state
          key={`${when} ${at}`}
          className={classes(
            // The dot stands at the middle of the title's first line, which is 1.5 em high.
            'relative pb-20 pl-24 text-14 last:pb-0 before:absolute before:top-[calc(0.75em-4*var(--spacing))] before:left-4 before:size-8 before:rounded-full',
            at === 0 ? 'before:bg-accent before:ring-4 before:ring-tint' : 'text-ink-2 before:bg-line',
            at < events.length - 1 &&
              'after:absolute after:top-[calc(0.75em+8*var(--spacing))] after:bottom-0 after:left-7 after:w-2 after:bg-line',
          )}
        >
          <div className={at === 0 ? 'font-medium text-accent-ink' : undefined}>{title}</div>
          {text && <div>{unbroken(text)}</div>}
          <div className="text-12 text-ink-3 tabular-nums">{unbroken(when)}</div>
        </li>
      ))}
    </ol>
  )
}
