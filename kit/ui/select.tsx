import { ChevronDownIcon } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldFrameProps } from './field.tsx'

interface Option {
  value: string | number
  text: string
  disabled?: boolean | undefined
}

interface SelectProps extends FieldFrameProps, SelectHTMLAttributes<HTMLSelectElement> {
  options?: readonly Option[]
  /** Options under headings, after those without one. */
  groups?: readonly { label: string; options: readonly Option[] }[]
  /** Shown until something is chosen. */
  placeholder?: string | undefined
}

/** The phone's own select, with label and error. */
export function Select({ label, hint, error, options = [], groups = [], placeholder, ...rest }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} name={rest.name}>
      {({ className, ...tied }) => (
        <div className="relative">
          <select {...rest} {...tied} className={`${className} appearance-none pr-40`}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(optionOf)}
            {groups.map(({ label: heading, options: under }) => (
              <optgroup key={heading} label={heading}>
                {under.map(optionOf)}
              </optgroup>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-12 my-auto text-ink-3" />
        </div>
      )}
    </FieldFrame>
  )
}

const optionOf = ({ value, text, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {text}
  </option>
)
