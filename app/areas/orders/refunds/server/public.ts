export { asRefundDetail } from './present.ts'
export { refundCards } from './public/cards.ts'
export { agreeToRefund, closeRefund, declineRefund, receiveParcel } from './public/decide.ts'
export {
  findAnyRefund,
  isSoldBy,
  listLogs as listRefundLogs,
  listSoldRefunds,
  type RefundRow,
  type Sellers,
} from './queries.ts'
