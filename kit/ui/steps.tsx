import { CheckIcon } from 'lucide-react'
import { classes } from './classes.ts'

const looks = {
  done: { word: 'text-ink-2', dot: 'border-accent-ink text-accent-ink' },
  lacking: { word: 'text-warning', dot: 'border-warning text-warning' },
  current: { word: 'font-medium text-accent-ink', dot: 'border-accent bg-accent text-on-accent' },
  ahead: { word: 'text-ink-3', dot: 'border-line bg-card' },
}
const line =
  'before:absolute before:top-11 before:right-1/2 before:mr-16 before:h-2 before:w-[calc(100%-var(--spacing)*32)]'

interface StepProps {
  text: string
  at: number
  current: number
  isLacking: boolean
}

const stateOf = ({ at, current, isLacking }: StepProps): keyof typeof looks => {
  if (at === current) return 'current'
  if (at > current) return 'ahead'
  return isLacking ? 'lacking' : 'done'
}

function Step(step: StepProps) {
  const { text, at } = step
  const state = stateOf(step)
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
        {state === 'lacking' && <span className="sr-only">还没有填全</span>}
      </span>
      {text}
    </li>
  )
}

interface StepsProps {
  steps: readonly string[]
  /** From 0. */
  current: number
  /** Those that one has gone past and that still lack something, from 0. */
  lacking?: readonly number[]
}

/** How far one has come through a few named steps, side by side. */
export function Steps({ steps, current, lacking = [] }: StepsProps) {
  return (
    <ol className="flex py-12">
      {steps.map((text, at) => (
        <Step key={text} text={text} at={at} current={current} isLacking={lacking.includes(at)} />
      ))}
    </ol>
  )
}
