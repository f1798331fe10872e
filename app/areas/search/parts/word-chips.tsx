import { chipLook } from '#kit/ui/chip-look.ts'
import { Link } from '#kit/ui/link.tsx'
import { searchAddress } from '../cards/search-address.ts'

interface WordChipsProps {
  words: readonly { word: string; to?: string | undefined }[]
}

/** Words to search for, side by side. */
export function WordChips({ words }: WordChipsProps) {
  return (
    <ul className="flex flex-wrap gap-8">
      {words.map(({ word, to }) => (
        <li key={word} className="max-w-full">
          <Link to={to ?? searchAddress({ keyword: word })} className={`${chipLook} bg-well active:opacity-70`}>
            <span className="truncate">{word}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
