import { keepCompiled } from './compile-cache.js'

// What is imported statically is loaded before any line runs. JavaScript, like the cache: for one file of TypeScript that is not in
// it yet Node loads a compiler that takes 11 MB for good.
keepCompiled()
await import('./run.ts')
