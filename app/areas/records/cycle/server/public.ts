export { type CycleContent, type CycleEntry, rest as restCycle } from './commands/log.ts'
export { change as changeCycle } from './commands/start.ts'
