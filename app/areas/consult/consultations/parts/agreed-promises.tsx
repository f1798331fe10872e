import { Fragment } from 'react'
import { useMinute, useToday } from '#kit/ui/use-now.ts'
import { agreedPromises } from '../rules/agreed.ts'

/** Until when it can be moved, and what becomes of the money where one of the two does not come. */
export function AgreedPromises({ agreedAt, kind }: { agreedAt: Date; kind: 'video' | 'phone' }) {
  const today = useToday()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-12 gap-y-8 text-14 elder:grid-cols-1 elder:gap-y-4">
      {agreedPromises(agreedAt, { kind, now: useMinute(), today }).map(({ name, value }) => (
        <Fragment key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
