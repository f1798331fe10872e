import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

/** A box to tick with its words; the words may hold links. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-target items-center gap-8 text-14">
      <input {...rest} type="checkbox" className="peer size-20 shrink-0 accent-accent-ink elder:size-28" />
      <span className="min-w-0 peer-disabled:opacity-45">{children}</span>
    </label>
  )
}
