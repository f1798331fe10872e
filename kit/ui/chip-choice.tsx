import type { InputHTMLAttributes } from 'react'
import { chipLook } from './chip-look.ts'

/** A chip to choose: a native radio button or box lies over it, so that a form sends it without scripts. */
export const ChipChoice = ({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) => (
  <label className="relative inline-flex max-w-full">
    <input {...input} className="peer absolute inset-0 z-1 cursor-pointer appearance-none rounded-full" />
    <span
      className={`${chipLook} border border-line text-ink-2 peer-checked:border-accent-ink peer-checked:bg-tint peer-checked:text-accent-ink peer-disabled:opacity-45`}
    >
      {children}
    </span>
  </label>
)
