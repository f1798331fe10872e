import { CheckIcon } from 'lucide-react'
import { classes } from './classes.ts'

const looks = {
  done: { word: 'text-ink-2', dot: 'border-accent-ink text-accent-ink' },
  current: { word: 'font-medium text-accent-ink', dot: 'border-accent bg-accent text-on-accent' },
  ahead: { word: 'text-ink-3', dot: 'border-line bg-card' },
}
const line =
  'before:absolute before:top-11 before:right-1/2 before:mr-16 before:h-2 before:w-[calc(100%-var(--spacing)*32)]'

function Step({ text, at, current }: { text: string; at: number; current: number }) {
  const state = at < current ? 'done' : at === current ? 'current' : 'ahead'
  const joined = at > 0 && `${line} ${state === 'ahead' ? 'before:bg-line' : 'before:bg-accent-ink'}`
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classes(
        'relative flex flex-1 flex-col items-center gap-4 px-4 text-center text-12',
        joined,
        looks[state].word,
      )}
    >
      <span
        className={`flex size-24 items-center justify-center rounded-full border text-12 tabular-nums ${looks[state].dot}`}
      >
        {state === 'done' ? <CheckIcon aria-label="已完成" /> : at + 1}
      </span>
      {text}
    </li>
  )
}

/** How far one has come through a few named steps, side by side; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="flex py-12">
      {steps.map((text, at) => (
        <Step key={text} text={text} at={at} current={current} />
      ))}
    </ol>
  )
}
