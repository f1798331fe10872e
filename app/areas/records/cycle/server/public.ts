export { type CycleContent, type CycleEntry, findCycle, rest as restCycle } from './commands/log.ts'
export { type CycleClaim, change as changeCycle } from './commands/start.ts'
export { asCycle } from './present.ts'
