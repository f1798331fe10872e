export { findBalance } from './queries.ts'
