import { classes } from '#kit/ui/classes.ts'
import type { Phrase } from './phrase-form.tsx'

interface PhraseListProps {
  id: string
  phrases: readonly Phrase[]
  /** Which of them Enter takes. */
  active: number
  onUse: (phrase: Phrase) => void
}

/** The id of one in the list, for the field that the keyboard stays in. */
export const optionId = (id: string, at: number) => `${id}-${at}`

/** What can be put into the composer: by a tap, or by arrows and Enter from the field. */
export function PhraseList({ id, phrases, active, onUse }: PhraseListProps) {
  if (phrases.length === 0)
    return (
      <p id={id} role="status" className="rounded-8 bg-page px-12 py-8 text-14 text-ink-2">
        没有这样的快捷用语
      </p>
    )
  return (
    <div
      id={id}
      role="listbox"
      aria-label="快捷用语"
      className="max-h-240 divide-y divide-line overflow-y-auto rounded-8 border border-line"
    >
      {phrases.map((phrase, at) => (
        <button
          key={phrase.phrase_id}
          id={optionId(id, at)}
          type="button"
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          onClick={() => onUse(phrase)}
          className={classes('block min-h-target w-full px-12 py-8 text-left', at === active ? 'bg-tint' : 'bg-card')}
        >
          <span className="block text-14 font-medium">{phrase.title}</span>
          <span className="block truncate text-12 text-ink-2">{phrase.content}</span>
        </button>
      ))}
    </div>
  )
}
