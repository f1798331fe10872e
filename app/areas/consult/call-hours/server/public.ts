export { deleteDay, findHours, listCallable, saveDay, saveWeekday } from './queries.ts'
