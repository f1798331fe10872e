export { answerReview, hideReview, refuseReview, showReview } from './commands/decide.ts'
export { dismissReports, seedReport } from './commands/reports.ts'
export {
  countToReview,
  findOver,
  listShownReviews,
  listSoldReviews,
  ownReports,
  putReview,
  type Seller,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { ordersReviews } from './tables.ts'
