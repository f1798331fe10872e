import { useContext } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'

/** A file of the build, and those that it imports. */
interface PageModule {
  module: string
  imports?: string[]
}

/** Which modules of the page at an address have not been loaded yet. */
export const useMissingModules = (): ((to: string) => PageModule[]) => {
  const framework = useContext(FrameworkContext)
  const router = useContext(DataRouterContext)?.router
  return (to) => {
    const ids = router?.match(to)?.map(({ route }) => route.id) ?? []
    return ids.flatMap((id) => (framework?.routeModules[id] ? [] : (framework?.manifest.routes[id] ?? [])))
  }
}
