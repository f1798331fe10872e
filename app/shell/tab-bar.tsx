import { useLocation } from 'react-router'
import { Badge } from '#kit/ui/badge.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { Apart } from './apart.tsx'
import { isTabOf, tabs } from './tabs.ts'
import { useCounts } from './use-counts.ts'

interface TabBarProps {
  /** Which of the tabs that a channel may hide are shown: `tabs` of the call `homeBlocks`. */
  shown: readonly string[]
  /** Where the page itself knows better what is unread. */
  unread?: number | undefined
}

/** The main places, within the thumb's reach; a fault of theirs does not take the page along. */
export const TabBar = (props: TabBarProps) => (
  <Apart>
    <Bar {...props} />
  </Apart>
)

function Bar({ shown, unread }: TabBarProps) {
  const { pathname } = useLocation()
  const mine = useCounts()
  const numbers = { unread: unread ?? mine?.unread_num ?? 0, todo: mine?.todo_num ?? 0 }
  return (
    <nav
      aria-label="主要页面"
      className="sticky bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {tabs
        .filter(({ block }) => block === undefined || shown.includes(block))
        .map((tab) => {
          const { text, to, Icon, counts } = tab
          const isHere = isTabOf(pathname, tab)
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
                {counts ? (
                  <Badge count={numbers[counts]} says={counts === 'todo' ? '件事等您处理' : '条未读'}>
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
