import { type InputHTMLAttributes, useId } from 'react'
import { classes } from '#kit/ui/classes.ts'
import { FieldFrame } from '#kit/ui/field.tsx'

interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  /** Stands in the box at the right. */
  unit: string
  hint?: string
  error?: string | undefined
}

/** A whole number between its bounds, which the browser keeps. */
export function NumberField({ label, unit, hint, error, ...rest }: NumberFieldProps) {
  const unitId = useId()
  return (
    <FieldFrame label={label} hint={hint} error={error} name={rest.name}>
      {({ className, ...tied }) => (
        <div className="relative">
          <input
            {...rest}
            {...tied}
            type="number"
            inputMode="numeric"
            step={1}
            aria-describedby={`${tied['aria-describedby']} ${unitId}`}
            className={classes(className, 'pr-48 tabular-nums')}
          />
          <span
            id={unitId}
            className="pointer-events-none absolute inset-y-0 right-12 flex items-center text-14 text-ink-2"
          >
            {unit}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
