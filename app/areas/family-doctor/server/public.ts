export { acceptApplication, declineApplication } from './commands/decide.ts'
export { advise, giveReport, makePlan, messageResidents, noteVisit } from './commands/serve.ts'
export { findOwnTeam, findResident, listTeamSignings, type TeamSigning } from './queries/team-signings.ts'
export { countDueItems, findBusiestLeader } from './queries.ts'
