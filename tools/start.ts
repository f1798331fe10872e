import { buildPages, isBuilt } from './build-pages.ts'

/** `npm start` and `npm run dev`: builds the pages where their sources changed since, then runs the server. */
if (!process.argv.includes('--dev') && !isBuilt()) await buildPages()
await import('#server/main.ts')
