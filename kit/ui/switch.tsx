import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode
  note?: ReactNode
  /** An icon at the left. */
  start?: ReactNode
}

/** Something that is on or off from now on; a row of its own. */
export function Switch({ children, note, start, ...rest }: SwitchProps) {
  return (
    <label className={classes('flex min-h-target items-center gap-12 px-16 py-12', rest.disabled && 'opacity-45')}>
      {start && <span className="flex shrink-0 text-18 text-accent-ink">{start}</span>}
      <span className="min-w-0 grow">
        <span className="block text-16">{children}</span>
        {note && <span className="block text-12 text-ink-3">{note}</span>}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
        role="switch"
        className="relative h-28 w-48 shrink-0 cursor-pointer appearance-none rounded-full bg-ink-3 transition-colors before:absolute before:top-2 before:left-2 before:size-24 before:rounded-full before:bg-card before:transition-transform checked:bg-accent-ink checked:before:[transform:translateX(calc(20*var(--spacing)))]"
      />
    </label>
  )
}
