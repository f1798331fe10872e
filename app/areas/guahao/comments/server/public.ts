export { answerAsDoctor } from './commands/answer-as-doctor.ts'
export { countUnanswered, listOfDoctor as listCommentsOfDoctor } from './queries/of-doctor.ts'
