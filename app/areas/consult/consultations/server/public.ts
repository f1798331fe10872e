export { missConsultation } from './commands/agree.ts'
export { acceptConsultation, declineConsultation, noteAnswer } from './commands/doctor.ts'
export { endConsultation } from './commands/end.ts'
export { returnMoney } from './commands/give-back.ts'
export { keepConsultation } from './commands/keep.ts'
export { countReply } from './commands/reply.ts'
export { seedHeld } from './commands/seed-held.ts'
export { summarise } from './commands/summarise.ts'
/** For rooms above whose rows are named by these. */
export { names as consultationNames } from './names.ts'
export { asCaseCard, asPerson, caseFactsOf } from './present/case-card.ts'
export { asRated, asSummary } from './present/close-out.ts'
export { asOpenConsultations, type Opened } from './present/opened.ts'
export { contentOf, deadlineOf } from './present.ts'
export { consultationDeeds } from './queries/funnel.ts'
export {
  type ConsultationRow,
  type ConsultationSums,
  consultationSums,
  countOwnConsultations,
  type EditedBy,
  findAnyConsultation,
  findConsultationOfDoctor,
  findOwnConsultation,
  findOwnNamed,
  findToShow,
  hideConsultation,
  listAgreedBefore,
  listShared,
  listSharedOf,
  listToShow,
  type NamedConsultation,
  selectNamed,
  showConsultation,
  takeReplies,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { consultConsultations } from './tables.ts'
