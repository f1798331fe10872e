import { loadQuickly } from './load-quickly.js'

// What is imported statically is loaded before any line runs.
loadQuickly()
await import('./run.ts')
