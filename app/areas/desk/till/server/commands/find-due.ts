import { reachesDepartment } from '#app/areas/access/staff/server/public.ts'
import { findAnyOrder, type OrderRow } from '#app/areas/guahao/booking/server/public.ts'
import type { StaffContext } from '#app/context.ts'

/** An appointment of the asker's hospital, in a department that they reach. */
export const findOwnVisit = async ({ db, staff }: StaffContext, orderId: string): Promise<OrderRow | undefined> => {
  const order = (await findAnyOrder(db, orderId))?.order
  return order?.hospitalId === staff.hospitalId && reachesDepartment(staff, order.depId) ? order : undefined
}
