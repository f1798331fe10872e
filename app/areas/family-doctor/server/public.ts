export { acceptApplication, declineApplication } from './public/decide.ts'
export { advise, giveReport, makePlan, noteVisit, tellResidents } from './public/serve.ts'
