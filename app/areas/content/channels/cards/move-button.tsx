import type { ReactNode } from 'react'

interface MoveButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** A small button at the end of a row that is put into order. */
export const MoveButton = ({ label, ...rest }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className="flex size-target shrink-0 items-center justify-center text-ink-2 disabled:opacity-30"
    {...rest}
  />
)
