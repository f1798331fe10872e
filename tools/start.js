import { keepCompiled } from '#server/compile-cache.js'

/** `npm start` and `npm run dev`: builds the pages where their sources changed since, then runs the server. */
keepCompiled()
const { buildPages, isBuilt } = await import('./build-pages.ts')
if (!process.argv.includes('--dev') && !isBuilt()) await buildPages()
await import('#server/run.ts')
