import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { Entry } from '#app/areas/analytics/cards/entry.tsx'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { SearchTips } from '#app/areas/search/cards/search-tips.tsx'
import { rowWordLook } from '#kit/ui/chip-look.ts'
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
  const [typed, setTyped] = useState('')
  const read = ({ target, nativeEvent }: SyntheticEvent) => {
    // Pinyin that is still being put together is no word yet.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
    if (target instanceof HTMLInputElement && !isComposing) setTyped(target.value.trim())
  }
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTyped('')
  }
  return (
    <Entry id="H10">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed in the box, and that the focus left it and its tips */}
      <div
        className="relative text-ink"
        onInput={read}
        onCompositionEnd={read}
        onBlur={closeOutside}
        onSubmit={() => setTyped('')}
      >
        <SearchBox
          action="/search/index"
          name="keyword"
          placeholder={defaultWord ? `试试“${defaultWord}”` : '医院、医生、疾病'}
          fixed={defaultWord ? { word: defaultWord } : {}}
        />
        <SearchTips text={typed} onChosen={() => setTyped('')} />
      </div>
      <ul className="no-bar -mx-16 mt-4 flex gap-20 overflow-x-auto px-16 text-14">
        {words.slice(0, SHOWN).map((word) => (
          <li key={word} className="shrink-0">
            <Link
              to={searchAddress({ keyword: word })}
              className="relative flex min-h-target items-center after:absolute after:inset-y-0 after:-inset-x-10 active:opacity-60"
            >
              <span className={rowWordLook}>{word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Entry>
  )
}
