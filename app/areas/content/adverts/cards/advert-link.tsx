import { type ReactNode, useCallback } from 'react'
import { Link } from '#kit/ui/link.tsx'
import { logAdvert } from './log-advert.ts'
import { countSeen, useInSight } from './use-seen.ts'

interface AdvertLinkProps {
  id: number
  location: number
  to: string
  /** Somebody pays for it: it is not there in the elder version. */
  isPaid: boolean
  className: string
  children: ReactNode
}

/** A link to what is advertised: that it was seen and that it was clicked is counted. */
export function AdvertLink({ id, location, to, isPaid, className, children }: AdvertLinkProps) {
  const place = useInSight<HTMLAnchorElement>(useCallback(() => countSeen({ id, location }), [id, location]))
  return (
    <Link
      ref={place}
      to={to}
      onClick={() => logAdvert('click', { id, location })}
      data-no-elder={isPaid ? '' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
