import { LoaderCircleIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'

const kinds = {
  primary: 'bg-accent text-on-accent',
  secondary: 'border border-line bg-card text-ink',
  text: 'text-accent-ink',
  danger: 'bg-danger text-on-danger',
}
const sizes = {
  large: 'min-h-target px-24 py-8 text-16 font-semibold',
  // Looks small, yet the finger meets the whole target.
  small:
    'min-h-32 px-12 py-4 text-14 font-medium after:absolute after:-inset-7 elder:min-h-target elder:min-w-target elder:after:inset-0',
}

interface Look {
  kind?: keyof typeof kinds | undefined
  size?: keyof typeof sizes | undefined
  /** As wide as its room. */
  wide?: boolean | undefined
  children: ReactNode
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Waiting for an answer: keeps its width, takes no second tap. */
  busy?: boolean | undefined
}

/** Up to four signs: so short a word is never torn in two, whatever stands beside it. */
const WORD = 4

function look({ kind = 'primary', size = 'large', wide, children }: Look): string {
  const isWord = typeof children === 'string' && children.length <= WORD
  return classes(
    // On paper there is nothing to press.
    'relative inline-flex items-center justify-center gap-6 rounded-full text-center transition-opacity active:opacity-70 print:hidden',
    kinds[kind],
    sizes[size],
    // As high as a finger a short word would be a disc.
    size === 'small' && kind !== 'text' && 'elder:px-24',
    wide && 'w-full',
    isWord && 'shrink-0 whitespace-nowrap',
  )
}

/** Nothing comes of a second press, nor of Enter in a field of the form that it would send. */
const swallow = (event: MouseEvent) => event.preventDefault()

/** A button that does something; for going somewhere see ButtonLink. */
export function Button({ kind, size, wide, busy, disabled, onClick, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      // A button that is `disabled` loses the focus: who pressed it by keyboard would be nowhere when the answer comes.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? swallow : onClick}
      className={classes(look({ kind, size, wide, children }), disabled && 'opacity-45')}
    >
      <span className={classes('inline-flex items-center justify-center gap-6', busy && 'opacity-0')}>{children}</span>
      {busy && <LoaderCircleIcon className="absolute animate-spin" aria-label="请稍候" />}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  to: string
  replace?: boolean | undefined
  /** What is kept or noted on the way there. */
  onClick?: ((event: MouseEvent) => void) | undefined
  /** What goes along beside the address. */
  state?: unknown
  /** Where its words alone do not say which of many it leads to. */
  'aria-label'?: string | undefined
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  replace = false,
  onClick,
  state,
  'aria-label': label,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      replace={replace}
      state={state}
      onClick={onClick}
      aria-label={label}
      className={look({ ...rest, children })}
    >
      {children}
    </Link>
  )
}
