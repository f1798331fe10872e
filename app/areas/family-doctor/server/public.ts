export { acceptApplication, declineApplication } from './public/decide.ts'
export { advise, giveReport, makePlan, noteVisit, tellResidents } from './public/serve.ts'
export { findOwnTeam, findResident, listTeamSignings, type TeamSigning } from './public/team.ts'
export { findBusiestLeader } from './queries.ts'
