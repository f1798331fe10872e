export { listCommunities, pathOf } from './commands/community.ts'
export { acceptApplication, declineApplication } from './commands/decide.ts'
export { findMemberRecord, listMemberReports } from './commands/of-member.ts'
export { advise, giveReport, makePlan, messageResidents, noteVisit } from './commands/serve.ts'
export { findOwnTeam, findResident, listTeamSignings, type TeamSigning } from './commands/team-signings.ts'
export {
  deleteUnusedTeam,
  insertNewTeam,
  listFreeDoctors,
  listTeamsAt,
  type MealDraft,
  putColleagues,
  putMeals,
  updateTeam,
} from './queries/keep-teams.ts'
export {
  countDueItems,
  countResidents,
  findBusiestLeader,
  hasTeams,
  listColleagues as listTeamColleagues,
  listMeals as listTeamMeals,
  listPromises as listTeamPromises,
  lockTeam,
} from './queries.ts'
