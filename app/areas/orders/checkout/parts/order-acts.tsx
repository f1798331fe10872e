import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { pressFirst } from '#kit/ui/press.ts'

/** Something that can be done with an order: a page leads to it, or a press does it; where both are there, the press goes first. */
export interface OrderAct {
  name: string
  text: string
  kind?: 'primary' | 'secondary'
  to?: string
  onPress?: () => void
}

interface ActButtonProps {
  act: OrderAct
  size: 'small' | 'large'
}

/** One of the things that stand in the row. */
export function ActButton({ act: { text, kind = 'secondary', to, onPress }, size }: ActButtonProps) {
  if (to)
    return (
      <ButtonLink kind={kind} size={size} to={to} onClick={pressFirst(onPress)}>
        {text}
      </ButtonLink>
    )
  return (
    <Button kind={kind} size={size} onClick={onPress}>
      {text}
    </Button>
  )
}

/** What is done more seldom, behind one word: there without scripts, and found by who searches the page. */
export function MoreActs({ acts, size }: { acts: readonly OrderAct[]; size: 'small' | 'large' }) {
  return (
    <details className="group relative">
      <summary
        className={`flex list-none items-center justify-center text-accent-ink ${
          size === 'large'
            ? 'min-h-target px-16 text-16 font-semibold'
            : 'relative min-h-32 px-12 text-14 font-medium after:absolute after:-inset-7 elder:min-h-target elder:min-w-target elder:after:inset-0'
        }`}
      >
        {/* A tap anywhere else closes it: while it is open its handle covers the page. */}
        <span className="fixed inset-0 z-30 hidden group-open:block" />
        更多
      </summary>
      {/* biome-ignore lint/a11y: the links and buttons inside are what is pressed, this only hears of it */}
      <div
        onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
        className="absolute bottom-full left-0 z-40 mb-4 w-max min-w-128 overflow-hidden rounded-12 bg-card py-4 text-16 shadow-soft ring-1 ring-line"
      >
        {acts.map((act) => (
          <MoreRow key={act.name} act={act} />
        ))}
      </div>
    </details>
  )
}

function MoreRow({ act: { text, to, onPress } }: { act: OrderAct }) {
  const look = 'flex w-full min-h-target items-center px-16 text-left active:bg-well'
  if (to)
    return (
      <Link to={to} onClick={pressFirst(onPress)} className={look}>
        {text}
      </Link>
    )
  return (
    <button type="button" onClick={onPress} className={look}>
      {text}
    </button>
  )
}
