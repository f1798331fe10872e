import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { unbroken } from './unbroken.tsx'

interface ChoiceProps {
  legend: string
  name: string
  options: readonly {
    value: string
    title: ReactNode
    note?: ReactNode
    aside?: ReactNode
    disabled?: boolean | undefined
  }[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
}

/** One of a few, each on a card that answers as a whole; native radio buttons inside. */
export function Choice({ legend, name, options, value, defaultValue, onChange, error }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="pb-8 text-14 font-medium">{unbroken(legend)}</legend>
      <div className="grid gap-8">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'relative isolate flex min-h-target items-center gap-12 rounded-12 border border-transparent px-16 py-12',
              option.disabled && 'opacity-45',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className="peer size-20 shrink-0 accent-accent-ink elder:size-28"
            />
            <span className="absolute -inset-px -z-1 rounded-12 border border-line bg-card peer-checked:border-accent-ink peer-checked:bg-tint" />
            <span className="min-w-0 grow">
              <span className="block text-16">{unbroken(option.title)}</span>
              {option.note && <span className="block text-12 text-ink-3">{unbroken(option.note)}</span>}
            </span>
            {option.aside && <span className="max-w-2/5 shrink-0 text-right text-14 text-ink-2">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" data-fault className="pt-4 text-12 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
