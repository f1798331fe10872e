import { SearchIcon } from 'lucide-react'
import { EmergencyCard } from '#app/areas/emergencies/cards/emergency-card.tsx'
import { useSigns } from '#app/areas/emergencies/cards/use-signs.ts'
import { signsIn } from '#app/areas/emergencies/rules.ts'
import { Link } from '#kit/ui/link.tsx'
import { kinds } from '../rules.ts'
import { searchAddress } from './search-address.ts'
import { useTips } from './use-tips.ts'

interface SearchTipsProps {
  /** What has been typed so far. */
  text: string
  onChosen: () => void
}

/** Below a search box: what to do first where the words speak of danger, then what one may be about to type. */
export function SearchTips({ text, onChosen }: SearchTipsProps) {
  const tips = useTips(text)
  const isDanger = signsIn(text, useSigns()).length > 0
  if (tips.length === 0 && !isDanger) return null
  return (
    <nav
      aria-label="搜索建议"
      // A tap must not take the focus from the box: the list would be gone before it was hit.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 max-h-seen-70 divide-y divide-line overflow-y-auto rounded-b-12 bg-card px-16 shadow-soft"
    >
      {isDanger && (
        <div className="py-12">
          <EmergencyCard text={text} />
        </div>
      )}
      {tips.map((tip) => (
        <Link
          key={tip.word}
          to={searchAddress({ keyword: tip.word })}
          onClick={onChosen}
          className="flex min-h-target items-center gap-8 py-4 text-16 active:bg-well"
        >
          <SearchIcon className="shrink-0 text-ink-3" />
          <span className="min-w-0 grow">{tip.word}</span>
          <span className="shrink-0 text-12 text-ink-3">{kinds[tip.type]}</span>
        </Link>
      ))}
    </nav>
  )
}
