import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Day } from '#kit/time/day.ts'
import { classes } from '#kit/ui/classes.ts'

/** The day that was tapped and is still on its way, on a page that shows `shown`; undefined while nothing is. */
export const useComingDay = (shown: Day | undefined): Day | undefined => {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const day = location?.pathname === pathname ? new URLSearchParams(location.search).get('date') : null
  return day === null || day === shown ? undefined : day
}

/** What belongs to the day before: it fades when the next one takes long, and takes no tap meanwhile. */
export function Leaving({ leaves, children }: { leaves: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={leaves}
      className={classes('transition-opacity', leaves && 'pointer-events-none opacity-45 delay-150')}
    >
      {children}
    </div>
  )
}
