import type { CardRow } from './queries.ts'

/** A department as its card shows it. */
export const asDepartmentCard = (row: Omit<CardRow, 'classIcon'>) => ({
  dep_id: row.id,
  dep_name: row.name,
  unit_id: row.hospitalId,
  class_id: row.classId,
  class_name: row.className,
  location: row.location,
  is_referral: row.isReferral,
  booked_num: row.bookedCount,
})

/** Departments in groups by class; rows come in the order of the classes. */
export const asGroups = (rows: readonly CardRow[]) =>
  [...Map.groupBy(rows, (row) => row.classId).values()].map((group) => ({
    class_id: group[0]?.classId ?? 0,
    class_name: group[0]?.className ?? '',
    icon: group[0]?.classIcon ?? '',
    list: group.map(asDepartmentCard),
  }))
