import { Cell } from '#kit/ui/cell.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { depList } from '../contract.ts'

/** A department as lists show it. */
export type Department = CallOutput<typeof depList>['list'][number]

/** Where one goes from a department: to its days and doctors. */
export const bookingAddress = ({ unit_id, dep_id }: Pick<Department, 'unit_id' | 'dep_id'>): string =>
  address('/guahao/schedule', { unit_id, dep_id })

/** Departments one below the other; each leads to its days and doctors. */
export function DepartmentList({ deps }: { deps: readonly Department[] }) {
  return (
    <div className="divide-y divide-line">
      {deps.map((dep) => (
        <Cell
          key={dep.dep_id}
          to={bookingAddress(dep)}
          title={dep.dep_name}
          note={dep.is_referral === 1 ? <Referred location={dep.location} /> : dep.location}
        />
      ))}
    </div>
  )
}

/** Below the name, which the tag would tear beside it. */
const Referred = ({ location }: Pick<Department, 'location'>) => (
  <span className="flex flex-wrap items-center gap-x-8 gap-y-4">
    {location && <span>{unbroken(location)}</span>}
    <Tag tone="accent">可转诊</Tag>
  </span>
)
