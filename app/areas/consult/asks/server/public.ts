export { contentOf, deadlineOf } from './present.ts'
export { acceptAsk, declineAsk, noteAnswer } from './public/doctor.ts'
export { endAsk } from './public/end.ts'
export { asOpenAsks, type Opened } from './public/opened.ts'
export { plantHeld } from './public/plant.ts'
export { countReply } from './public/reply.ts'
export {
  type AskRow,
  type EditedBy,
  findAnyAsk,
  findAskOfDoctor,
  findOwnAsk,
  findToShow,
  hideAsk,
  listToShow,
  type NamedAsk,
  selectNamed,
  showAsk,
  takeReplies,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { consultAsks } from './tables.ts'
