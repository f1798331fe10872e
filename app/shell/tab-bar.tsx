import { useLocation } from 'react-router'
import { Badge } from '#kit/ui/badge.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { tabs } from './tabs.ts'

/** Every channel's home lies below `/h5`. */
const isAt = (to: string, pathname: string): boolean => (to === '/' ? /^\/(h5\/|$)/.test(pathname) : pathname === to)

/** The four main places, within the thumb's reach. */
export function TabBar({ unread = 0 }: { unread?: number | undefined }) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="主要页面"
      className="sticky bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ text, to, Icon }) => {
        const isHere = isAt(to, pathname)
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={classes(
              'flex min-h-52 flex-1 flex-col items-center justify-center gap-2 text-12',
              isHere ? 'font-medium text-accent-ink' : 'text-ink-2',
            )}
          >
            <span className="flex text-18">
              {text === '消息' ? (
                <Badge count={unread}>
                  <Icon />
                </Badge>
              ) : (
                <Icon />
              )}
            </span>
            {text}
          </Link>
        )
      })}
    </nav>
  )
}
