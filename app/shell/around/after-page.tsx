/** What surrounds every page and no page waits for: one file, fetched when the page stands. */
export { SheetLater } from '../share/sheet-later.tsx'
export { Places } from './places.tsx'
export { Sharing } from './sharing.tsx'
export { Surroundings } from './surroundings.tsx'
