import { ChevronDownIcon } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldFrameProps } from './field.tsx'

interface SelectProps extends FieldFrameProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string | number; text: string; disabled?: boolean | undefined }[]
  /** Shown until something is chosen. */
  placeholder?: string | undefined
}

/** The phone's own select, with label and error. */
export function Select({ label, hint, error, options, placeholder, ...rest }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} name={rest.name}>
      {({ className, ...tied }) => (
        <div className="relative">
          <select {...rest} {...tied} className={`${className} appearance-none pr-40`}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-12 my-auto text-ink-3" />
        </div>
      )}
    </FieldFrame>
  )
}
