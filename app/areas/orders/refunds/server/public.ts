export { asRefundDetail } from './present.ts'
export { refundCards } from './present/cards.ts'
export { agreeToRefund, closeRefund, declineRefund, receiveParcel } from './commands/decide.ts'
export {
  findAnyRefund,
  isSoldBy,
  listLogs as listRefundLogs,
  listSoldRefunds,
  type RefundRow,
  type Sellers,
} from './queries.ts'
