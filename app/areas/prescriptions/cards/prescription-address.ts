import { address } from '#kit/wire/address.ts'

/** The patient's prescriptions, by the name of the list. */
export const prescriptionsAddress = (state?: string): string => address('/yiyao/prescriptions', { state })

/** A prescription's own page. */
export const prescriptionAddress = (id: string): string => address('/yiyao/prescription', { prescription_id: id })

/** Where a photograph of a prescription is handed in for a drug. */
export const uploadAddress = (wanted: {
  goods_id: number
  special_id?: number | undefined
  buy_num?: number | undefined
}): string => address('/yiyao/prescription/upload', wanted)
