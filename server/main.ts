import { loadQuickly } from './load-quickly.ts'

// What is imported statically is loaded before any line runs.
loadQuickly()
await import('./run.ts')
