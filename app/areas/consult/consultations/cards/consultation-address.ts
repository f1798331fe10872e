import { address } from '#kit/wire/address.ts'

/** A consultation of one's own: where it stands. */
export const consultationAddress = (consultationId: string): string => address('/ask/order', { ask_id: consultationId })

/** One's own consultations, by the name of the tab. */
export const consultationsAddress = (state?: string): string => address('/ask/list', { state })

/** A consultation that its patient lets others read. */
export const openConsultationAddress = (consultationId: string): string =>
  address('/ask/detail', { ask_id: consultationId })

/** The same as an answer to a question of one's own: to be kept, and to be asked again. */
export const questionAddress = (consultationId: string): string =>
  address('/health/askdetail', { ask_id: consultationId })

/** Where a consultation is paid; from there the way leads back to it. */
export const payConsultationAddress = ({ ask_id, out_trade_no }: { ask_id: string; out_trade_no: string }): string =>
  address('/pay/index', { out_trade_no, callback: consultationAddress(ask_id) })
