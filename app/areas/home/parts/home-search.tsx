import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { Link } from '#kit/ui/link.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'

interface HomeSearchProps {
  /** Searched for when nothing is typed. */
  defaultWord: string
  words: readonly string[]
}

const SHOWN = 6

/** The search, with the word of the day in it, and below what one may look for. */
export function HomeSearch({ defaultWord, words }: HomeSearchProps) {
  return (
    <div>
      <SearchBox
        action="/search/index"
        name="keyword"
        placeholder={defaultWord ? `试试“${defaultWord}”` : '医院、科室、医生、疾病'}
        fixed={defaultWord ? { word: defaultWord } : {}}
      />
      <ul className="no-bar -mx-16 mt-4 flex gap-20 overflow-x-auto px-16 text-14">
        {words.slice(0, SHOWN).map((word) => (
          <li key={word} className="shrink-0">
            <Link
              to={searchAddress({ keyword: word })}
              className="relative flex min-h-target items-center after:absolute after:inset-y-0 after:-inset-x-10 active:opacity-60"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
