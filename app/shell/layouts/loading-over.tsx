import { loadingOver } from '../before/loading-over.ts'

/** Around the pages of `loading` rows. */
export const clientMiddleware = [loadingOver]

export { Outlet as default } from 'react-router'
