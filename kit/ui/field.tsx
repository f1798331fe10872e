import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, use, useId } from 'react'
import { classes } from './classes.ts'
import { FieldErrors } from './field-errors.ts'
import { keyboards } from './keyboards.ts'

const box =
  'w-full min-h-target rounded-8 border bg-card px-12 py-8 text-16 focus:border-accent-ink focus:outline-none disabled:bg-well'

/** What stands around every control. */
export interface FieldFrameProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

/** Label, hint and error around any control; the control gets what ties it to them. */
export function FieldFrame({
  label,
  hint,
  error: own,
  name,
  children,
}: FieldFrameProps & {
  /** The control's own name: a form says by it which field is wrong. */
  name?: string | undefined
  children: (tied: { id: string; 'aria-describedby': string; 'aria-invalid': boolean; className: string }) => ReactNode
}) {
  const id = useId()
  const errors = use(FieldErrors)
  const error = own ?? (name === undefined ? undefined : errors[name])
  return (
    // In a grid a box would else be as wide as its twenty letters, which are twice as large for some.
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-6 text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-note`,
        'aria-invalid': Boolean(error),
        className: classes(box, error ? 'border-danger' : 'border-line'),
      })}
      <p id={`${id}-note`} aria-live="polite" className={classes('pt-4 text-12', error ? 'text-danger' : 'text-ink-3')}>
        {error ?? hint}
      </p>
    </div>
  )
}

interface FieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  keyboard?: keyof typeof keyboards | undefined
  /** Stands in the box at the right: a unit, a 'send code' button. */
  end?: ReactNode
}

/** One line of input with its label, and the error under it. */
export function Field({ label, hint, error, keyboard = 'text', end, ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} name={rest.name}>
      {({ className, ...tied }) =>
        end === undefined ? (
          <input {...keyboards[keyboard]} {...rest} {...tied} className={className} />
        ) : (
          // With large words what stands at the end goes below, and the box stays wide enough to write in.
          <div
            className={classes(
              'flex flex-wrap items-center justify-end gap-x-8 rounded-8 border bg-card px-12 text-16 focus-within:border-accent-ink',
              error ? 'border-danger' : 'border-line',
            )}
          >
            <input
              {...keyboards[keyboard]}
              {...rest}
              {...tied}
              className="min-h-target min-w-80 flex-1 bg-transparent focus:outline-none"
            />
            <span className="flex min-h-target items-center text-14 text-ink-2">{end}</span>
          </div>
        )
      }
    </FieldFrame>
  )
}

interface TextFieldProps extends FieldFrameProps, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/** Several lines of input; the box grows with the words where the browser knows how. */
export function TextField({ label, hint, error, rows = 4, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} name={rest.name}>
      {(tied) => (
        // Where the box grows with the words `rows` counts for nothing, and the height of a tap comes later in the style sheet.
        <textarea {...rest} {...tied} rows={rows} className={`${tied.className} field-sizing-content min-h-96!`} />
      )}
    </FieldFrame>
  )
}
