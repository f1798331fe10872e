import { placeFirst } from '../before/place-first.ts'

/** Around the pages of `needsPlace` rows. */
export const clientMiddleware = [placeFirst]

export { Outlet as default } from 'react-router'
