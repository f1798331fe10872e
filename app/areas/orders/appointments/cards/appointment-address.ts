import type { AppointmentKind } from '#app/areas/mall/goods/rules.ts'
import { address } from '#kit/wire/address.ts'

/** Of what an appointment is made: which goods of an order, where, and which appointment is moved. */
export interface Appointing {
  order_id: string
  goods_id?: number | undefined
  unit_id?: number | undefined
  yuyue_id?: number | undefined
}

/** On which page one chooses a time, by how one comes. */
const pages: Record<AppointmentKind, string> = {
  none: '/health/appointmentTimeNew',
  onsite: '/health/appointmentTimeNew',
  clinic: '/health/clinictime',
  exam: '/health/examineTime',
  test: '/health/detectionAppointment',
}

/** Where a time is chosen for what was bought. */
export const appointAddress = (kind: AppointmentKind, { order_id, goods_id, unit_id, yuyue_id }: Appointing) =>
  address(pages[kind], { order_id, goods_id, unit_id, yuyue_id })

/** Where a time is chosen from two lists, a day and a half hour, whatever it is for. */
export const LISTS = '/health/appointmentTime'

/** What came out of an exam or a test of an order. */
export const reportAddress = (orderId: string): string => address('/health/reportDetail', { order_id: orderId })
