import { findAnyOrder } from '#app/areas/guahao/booking/server/public.ts'
import type { DoctorContext } from '#app/context.ts'

/** A visit of the asker's own, whichever hospital it is in. */
export const findVisit = async ({ db, doctor }: DoctorContext, orderId: string) => {
  const found = await findAnyOrder(db, orderId)
  return found?.order.doctorId === doctor.doctorId ? found : undefined
}
