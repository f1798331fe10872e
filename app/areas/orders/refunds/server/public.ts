export { agreeToRefund, closeRefund, declineRefund, receiveParcel } from './commands/decide.ts'
export { refundCards } from './present/cards.ts'
export { asRefundDetail } from './present.ts'
export {
  findAnyRefund,
  isSoldBy,
  listLogs as listRefundLogs,
  listSoldRefunds,
  type RefundRow,
  type Sellers,
} from './queries.ts'
