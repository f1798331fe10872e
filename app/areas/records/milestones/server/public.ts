/** For the demonstration: what was said of a child, as it is stored. */
export { sealed as sealAnswers } from './present.ts'
export { putAnswers } from './queries.ts'
