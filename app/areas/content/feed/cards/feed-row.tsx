import { EllipsisIcon } from 'lucide-react'
import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { clauseLook } from '#kit/ui/clause-look.ts'
import { Link } from '#kit/ui/link.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { kindWords } from '../rules.ts'
import type { FeedEntry } from './feed-entry.ts'

interface FeedRowProps {
  entry: FeedEntry
  /** To say that one wants less of it; without it nothing stands there. */
  onLess?: ((entry: FeedEntry) => void) | undefined
}

/** An entry that is read: what it is, whose, how long, and why it is shown. */
export function FeedRow({ entry, onLess }: FeedRowProps) {
  const { item_type, url, title, summary, length, read_num, cat_name, why } = entry
  return (
    <Card className="relative">
      {url ? (
        <Link to={url} className="block after:absolute after:inset-0 active:opacity-70">
          <Words entry={entry} />
        </Link>
      ) : (
        <Words entry={entry} />
      )}
      <div
        className={classes('flex items-center justify-between gap-12 text-12 text-ink-3', onLess ? '-mb-8' : 'pt-2')}
      >
        <p className="flex min-w-0 flex-wrap gap-x-12 tabular-nums">
          {cat_name && <span>{cat_name}</span>}
          {length && <span>{length}</span>}
          {read_num > 0 && (
            <span>
              {countText(read_num)} {readWords[item_type]}
            </span>
          )}
          <span>{why}</span>
        </p>
        {onLess && (
          <button
            type="button"
            className="relative flex size-target shrink-0 items-center justify-end active:opacity-70"
            aria-label={`少看：${title || summary}`}
            onClick={() => onLess(entry)}
          >
            <EllipsisIcon />
          </button>
        )}
      </div>
    </Card>
  )
}

/** So many letters of a title have room in a line of large print; in the usual one the picture stands beside it. */
const TITLE_LETTERS = 8

/** How it is said of each kind how many took it in. */
const readWords = { article: '人读过', video: '次播放', class: '次播放', ask: '人读过', diary: '人看过' }

function Words({ entry }: { entry: FeedEntry }) {
  const { item_type, title, summary, image, author_name, author_note, is_ad } = entry
  return (
    <>
      <div className="flex gap-12">
        <div className="min-w-0 grow space-y-6">
          {title && (
            <h3 className={`line-clamp-2 text-16 font-medium break-words ${clauseLook(title, TITLE_LETTERS)}`}>
              {title}
            </h3>
          )}
          <p className="line-clamp-2 text-14 break-words text-ink-2">{summary}</p>
        </div>
        {image && (
          <Picture
            src={image}
            kind="card"
            alt=""
            width={112}
            height={80}
            className="h-80 w-112 shrink-0 self-start rounded-8 elder:hidden"
          />
        )}
      </div>
      <p className="pt-8 text-12 text-ink-2">
        {is_ad === 1 && (
          <>
            <Tag tone="warning">广告</Tag>{' '}
          </>
        )}
        <Tag tone="accent">{kindWords[item_type]}</Tag> {[author_name, author_note].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
