import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { arrived } from '#kit/wire/browser/history-step.ts'
import { usePageHandle } from './page-handle.ts'
import { useViewReport } from './watched.ts'

/** What happens with every step of the history, once its page is there. */
export const useSteps = (): void => {
  const { pathname, search, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(arrived, [key])
  useViewReport(usePageHandle(), pathname, search)
}
