import { chipLook } from '#kit/ui/chip-look.ts'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'

interface StateLinksProps<State extends string> {
  view: string
  states: readonly State[]
  words: Readonly<Record<State, string | { words: string }>>
  /** Undefined where another filter counts. */
  current: State | undefined
}

/** The states of a list, each with an address. */
export function StateLinks<State extends string>({ view, states, words, current }: StateLinksProps<State>) {
  return (
    <nav aria-label="状态" className="flex flex-wrap gap-8">
      {states.map((state) => {
        const said = words[state]
        return (
          <Link
            key={state}
            to={address('/desk/membership', { view, state })}
            aria-current={state === current ? 'page' : undefined}
            className={classes(
              chipLook,
              state === current ? 'bg-tint font-medium text-accent-ink' : 'bg-card text-ink-2',
            )}
          >
            {typeof said === 'string' ? said : said.words}
          </Link>
        )
      })}
    </nav>
  )
}
