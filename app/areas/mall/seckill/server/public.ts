/** What a piece of goods costs in the flash sale that is on now, and from which stock it is sold: for who orders it. */
export { findRunning as findSeckillItem } from './queries/read.ts'
