import { ChevronRightIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { searchAddress } from '../cards/search-address.ts'
import type { searchComplex } from '../contract.ts'
import { kinds, type ShownKind, shownKinds, totalText } from '../rules.ts'
import { FoundCard, type FoundItem, idOf } from './found-card.tsx'

type Groups = CallOutput<typeof searchComplex>

const isShown = (kind: string): kind is ShownKind => shownKinds.some((shown) => shown === kind)

/** The best few of each kind, the kind that fits best first, each with the way to all of it. */
export function ResultGroups({ groups }: { groups: Groups }) {
  return (
    <div className="space-y-24 px-16 py-16">
      {groups.order.filter(isShown).map((kind) => (
        <Group key={kind} kind={kind} keyword={groups.keyword} {...groupOf(groups, kind)} />
      ))}
    </div>
  )
}

/** How many there are of a kind, and the best few. */
export const groupOf = (groups: Groups, kind: ShownKind): { total: number; items: FoundItem[] } => {
  const { doctors, units, departments, diseases, goods, articles, subjects } = groups
  switch (kind) {
    case 'doctor':
      return { total: doctors.total, items: doctors.list.map((one) => ({ ...one, type: kind })) }
    case 'unit':
      return { total: units.total, items: units.list.map((one) => ({ ...one, type: kind })) }
    case 'department':
      return { total: departments.total, items: departments.list.map((one) => ({ ...one, type: kind })) }
    case 'illness':
      return { total: diseases.total, items: diseases.list.map((one) => ({ ...one, type: kind })) }
    case 'goods':
      return { total: goods.total, items: goods.list.map((one) => ({ ...one, type: kind })) }
    case 'article':
      return { total: articles.total, items: articles.list.map((one) => ({ ...one, type: kind })) }
    case 'subject':
      return { total: subjects.total, items: subjects.list.map((one) => ({ ...one, type: kind })) }
  }
}

interface GroupProps {
  kind: ShownKind
  keyword: string
  total: number
  items: readonly FoundItem[]
}

function Group({ kind, keyword, total, items }: GroupProps) {
  return (
    <section aria-label={kinds[kind]} className="space-y-12">
      <div className="flex items-baseline justify-between">
        <h2 className="text-18 font-semibold">{kinds[kind]}</h2>
        {total > items.length && (
          <Link
            to={searchAddress({ keyword, type: kind })}
            className="relative flex items-center gap-2 text-14 text-accent-ink after:absolute after:-inset-16"
          >
            全部 {totalText(total)}
            <ChevronRightIcon />
          </Link>
        )}
      </div>
      {items.map((item) => (
        <FoundCard key={idOf(item)} item={item} />
      ))}
    </section>
  )
}
