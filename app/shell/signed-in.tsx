import { behindGate } from '#kit/wire/load.ts'

/** The gate of the patients' pages: who is not signed in does that first, and comes back. */
export const clientLoader = behindGate(async () => null)

export { Outlet as default } from 'react-router'
export { OwnFallback as HydrateFallback } from './own/own-fallback.tsx'
export { PageFailure as ErrorBoundary } from './page-failure.tsx'
