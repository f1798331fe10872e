import type { ReactNode } from 'react'
import { unbroken } from './unbroken.tsx'

/** Names and values, one pair a line: the plain part of a detail page. A long name leaves room for its value. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-8 text-14">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-16">
          <dt className="max-w-3/5 shrink-0 text-ink-3">{name}</dt>
          <dd className="text-right">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
