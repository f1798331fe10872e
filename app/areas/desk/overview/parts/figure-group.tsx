import { ChevronRightIcon } from 'lucide-react'
import { spokenMinutes } from '#kit/time/spoken.ts'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskOverview } from '../contract.ts'

type Group = CallOutput<typeof deskOverview>['groups'][number]
type Figure = Group['figures'][number]

/** Figures that are about the same, each a way to where it is worked on. */
export function FigureGroup({ group: { words, figures } }: { group: Group }) {
  return (
    <section aria-label={words}>
      <h2 className="pb-8 text-16 font-semibold">{words}</h2>
      <ul className="grid gap-8 wide:grid-cols-3 wide:gap-12">
        {figures.map((figure) => (
          <li key={figure.key} className="flex">
            <FigureCard figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const look = 'flex grow items-center gap-8 rounded-12 bg-card px-16 py-12 shadow-soft'

function FigureCard({ figure }: { figure: Figure }) {
  const shown = (
    // Beside a longer explanation the number stays level with the others of its row.
    <div className="min-w-0 grow self-start">
      <Stat label={figure.words} {...figureShown(figure)} note={figure.how} />
    </div>
  )
  if (!figure.to) return <div className={look}>{shown}</div>
  return (
    <Link to={figure.to} className={classes(look, 'transition-opacity active:opacity-80')}>
      {shown}
      <ChevronRightIcon className="shrink-0 text-ink-3" />
    </Link>
  )
}

const figureShown = ({ unit, num, amount }: Figure) => {
  if (unit === 'fen') return { value: amount, unit: '元' }
  return unit === 'minutes' ? { value: num === 0 ? '—' : spokenMinutes(num) } : { value: num, unit }
}
