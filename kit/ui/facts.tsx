import type { ReactNode } from 'react'
import { unbroken } from './unbroken.tsx'

/** Names and values, one pair a line: the plain part of a detail page. A long name leaves room for its value, and neither is wider than the line. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-8 text-14">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[repeat(2,minmax(min-content,max-content))] items-baseline justify-between gap-16"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
