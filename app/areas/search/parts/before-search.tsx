import { Trash2Icon } from 'lucide-react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { searchAddress } from '../cards/search-address.ts'
import { forgetWords, usePastWords } from './past-words.ts'
import { WordChips } from './word-chips.tsx'

interface BeforeSearchProps {
  /** What is searched for most; empty on a new installation. */
  hotWords: readonly string[]
  /** What the operator suggests. */
  wordsToTry: readonly { word: string; to?: string | undefined }[]
}

/** What stands below the box before anything is searched for: the own past, what many look for, what one may try. */
export function BeforeSearch({ hotWords, wordsToTry }: BeforeSearchProps) {
  return (
    <div className="space-y-12 p-16">
      <PastWords />
      {wordsToTry.length > 0 && (
        <Card title="试试搜索">
          <WordChips words={wordsToTry} />
        </Card>
      )}
      {hotWords.length > 0 && (
        <Card title="大家都在搜">
          <ol>
            {hotWords.map((word, at) => (
              <li key={word}>
                <Link
                  to={searchAddress({ keyword: word })}
                  className="flex min-h-target items-center gap-12 text-16 active:opacity-70"
                >
                  <span
                    className={`w-20 shrink-0 text-center whitespace-nowrap elder:w-28 font-semibold tabular-nums ${at < 3 ? 'text-warning' : 'text-ink-3'}`}
                  >
                    {at + 1}
                  </span>
                  <span className="min-w-0 truncate">{word}</span>
                </Link>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )
}

function PastWords() {
  const words = usePastWords()
  if (words.length === 0) return null
  const clear = (
    <Button kind="text" size="small" onClick={forgetWords}>
      <Trash2Icon />
      清空
    </Button>
  )
  return (
    <Card title="搜索历史" aside={clear}>
      <WordChips words={words.map((word) => ({ word }))} />
    </Card>
  )
}
