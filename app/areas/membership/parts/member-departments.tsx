import { Card } from '#kit/ui/card.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { departIndex } from '../contract.ts'

type Departments = CallOutput<typeof departIndex>['list']

/** Departments in which a package brings something, and what; each leads to its doctors. */
export function MemberDepartments({ departments }: { departments: Departments }) {
  if (departments.length === 0) return null
  return (
    <Card>
      <Disclosure title={`会员科室（${departments.length} 个）`}>
        <div className="-mx-16 divide-y divide-line">
          {departments.map(({ dep_id, dep_name, class_id, benefits }) => (
            <Cell
              key={dep_id}
              title={dep_name}
              note={benefits.map(({ title }) => title).join('、')}
              to={address('/doctor/index', { class_id, catalogue_id: dep_id })}
            />
          ))}
        </div>
      </Disclosure>
    </Card>
  )
}
