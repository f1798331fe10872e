/** Around every page that stands behind no gate: what fails in one is shown in its place. */
export { Outlet as default } from 'react-router'
export { PageFailure as ErrorBoundary } from '../page-failure.tsx'
