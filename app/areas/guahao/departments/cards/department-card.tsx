import { Card } from '#kit/ui/card.tsx'
import { bookingAddress, type Department } from './department-list.tsx'

/** A department away from its hospital's page: what it is, and whose. */
export function DepartmentCard({ dep }: { dep: Department & { unit_name: string } }) {
  return (
    <Card to={bookingAddress(dep)}>
      <h3 className="text-16 font-semibold">{dep.dep_name}</h3>
      <p className="pt-4 text-14 text-ink-2">{dep.unit_name}</p>
      {dep.location && <p className="pt-2 text-12 text-ink-3">{dep.location}</p>}
    </Card>
  )
}
